/** Cashback plans: what they are a percentage of, terms, and rates. */
import { useId } from 'react';
import type { CashbackPlan } from '../../core/generated/index.ts';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import css from '../common/Record.module.css';
import own from './View.module.css';

export function Cashback() {
  const t = useT();
  const id = useId();
  const plans = useSlice('rewards', (view) => view.cashback);
  if (plans.length === 0) return null;
  return (
    <section className={own.section} aria-labelledby={id}>
      <h3 id={id} className={own.heading}>
        {t('view-cashback-title')}
      </h3>
      <ul className={css.cards}>
        {plans.map((plan) => (
          <Plan key={plan.key} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

function Plan({ plan: { title, about, terms, rates } }: { plan: CashbackPlan }) {
  const t = useT();
  return (
    <li className={css.card}>
      <div className={css.what}>
        <h4 className={css.title}>{t(title)}</h4>
        <p className={css.small}>{t(about)}</p>
      </div>
      <ul className={own.terms}>
        {terms.map((term) => (
          <li key={term.key}>{t(term)}</li>
        ))}
      </ul>
      <ul className={css.lines} aria-label={t('view-cashback-rates', { plan: t(title) })}>
        {rates.map((rate) => (
          <li key={rate.key} className={css.line}>
            <div className={css.what}>
              <span>{t(rate.product)}</span>
              <span className={css.small}>{t(rate.level)}</span>
            </div>
            <div className={own.rate}>
              {rate.own ? <span className={css.mark}>{t('view-cashback-own')}</span> : null}
              <strong>
                <bdi>{rate.rate}</bdi>
              </strong>
            </div>
          </li>
        ))}
      </ul>
    </li>
  );
}
