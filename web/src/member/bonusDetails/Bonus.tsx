/** A bonus: its source, state, turnover progress, and what forfeiting it would cost. */
import type { BonusLine } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { Facts } from '../common/Facts.tsx';
import css from '../common/Record.module.css';
import own from './View.module.css';

export function Bonus({ bonus }: { bonus: BonusLine }) {
  const t = useT();
  const { title, href, kind, state, rule, staked, percent, progress, facts, cost, giveUp } = bonus;
  return (
    <li className={css.card}>
      <div className={css.head}>
        <div className={css.what}>
          <h3 className={css.title}>{href ? <a href={href}>{t(title)}</a> : t(title)}</h3>
          <p className={css.small}>{t(kind)}</p>
        </div>
        <span className={css.mark}>{t(state)}</span>
      </div>
      <p className={css.small}>{t(rule)}</p>
      {staked ? (
        <div>
          <Progress label={t(title)} percent={percent} />
          <p className={css.small}>{t(progress)}</p>
        </div>
      ) : null}
      <Facts facts={facts} />
      <Movements bonus={bonus} />
      {cost ? <p className={own.cost}>{t(cost)}</p> : null}
      {giveUp ? (
        <div>
          <Button size="sm" onClick={() => send(giveUp)}>
            {t('view-bonus-give-up')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** Links to the account record, filtered to the movements of this bonus. */
function Movements({ bonus: { recordHref, takenHref } }: { bonus: BonusLine }) {
  const t = useT();
  return (
    <p className={own.links}>
      <Link href={recordHref}>{t('view-bonus-record')}</Link>
      {takenHref ? <Link href={takenHref}>{t('view-bonus-taken')}</Link> : null}
    </p>
  );
}
