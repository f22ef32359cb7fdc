/** Deposits that need an action or are pending, above everything else. */
import { useId } from 'react';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import css from './View.module.css';

export function OpenDeposits() {
  const t = useT();
  const id = useId();
  const open = useSlice('deposits', (view) => view.open);
  if (open.length === 0) return null;
  return (
    <section className={css.open} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {t('view-deposit-open')}
      </h3>
      <ul className={css.list}>
        {open.map((deposit) => (
          <li key={deposit.key} className={css.waiting}>
            <div className={css.texts}>
              <p className={css.strong}>
                {deposit.channel} {deposit.amount ? <bdi>{deposit.amount}</bdi> : null}
              </p>
              <p className={css.facts}>
                <span>{t(deposit.state)}</span>
                <bdi dir="ltr">{deposit.orderNo}</bdi>
                {deposit.expires ? (
                  <span>
                    {t('view-deposit-until')}{' '}
                    <Moment text={t(deposit.expires.said)} exact={deposit.expires.exact} />
                  </span>
                ) : null}
              </p>
            </div>
            <ButtonLink href={deposit.href} size="sm">
              {t('view-deposit-continue')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
