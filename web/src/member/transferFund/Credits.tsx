/**
 * Credits with a turnover requirement before they can be withdrawn, in the order in which bets count towards them.
 */
import { useId } from 'react';
import type { WageringCreditItem } from '../../core/generated/index.ts';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import css from './View.module.css';

export function Credits() {
  const t = useT();
  const id = useId();
  const credits = useSlice('myWallet', (view) => view.credits);
  return (
    <section className={css.card} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {t('view-wallet-credits')}
      </h3>
      {credits.length === 0 ? <p className={css.text}>{t('view-wallet-credits-none')}</p> : null}
      <ul className={css.list}>
        {credits.map((credit) => (
          <Credit key={credit.key} credit={credit} />
        ))}
      </ul>
    </section>
  );
}

function Credit({ credit }: { credit: WageringCreditItem }) {
  const t = useT();
  return (
    <li className={css.credit}>
      <p className={css.creditHead}>
        <span className={css.strong}>{t(credit.title)}</span>
        <span>{t(credit.left)}</span>
      </p>
      <p className={css.text}>{t(credit.rule)}</p>
      <Progress label={t(credit.title)} percent={credit.percent} />
      <p className={css.facts}>
        <span>{t(credit.progress)}</span>
        {credit.granted ? (
          <span>
            {t('view-wallet-granted')} <Moment text={t(credit.granted.said)} exact={credit.granted.exact} />
          </span>
        ) : null}
        {credit.expires ? (
          <span>
            {t('view-wallet-expires')} <Moment text={t(credit.expires.said)} exact={credit.expires.exact} />
          </span>
        ) : null}
      </p>
    </li>
  );
}
