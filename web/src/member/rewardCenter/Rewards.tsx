/** A list of rewards: each with name, amount, turnover requirement, expiry, and claim button. */
import { useId } from 'react';
import type { RewardLine } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import css from '../common/Record.module.css';
import own from './View.module.css';

export interface RewardsProps {
  title: string;
  lines: readonly RewardLine[];
  /** Shown if the list is empty; without it the heading is hidden as well. */
  empty?: string;
}

export function Rewards({ title, lines, empty }: RewardsProps) {
  const id = useId();
  if (lines.length === 0 && !empty) return null;
  return (
    <section className={own.section} aria-labelledby={id}>
      <h3 id={id} className={own.heading}>
        {title}
      </h3>
      {lines.length === 0 ? <p className={own.text}>{empty}</p> : null}
      {lines.length > 0 ? (
        <ul className={css.cards} aria-labelledby={id}>
          {lines.map((line) => (
            <Reward key={line.key} reward={line} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Reward({ reward }: { reward: RewardLine }) {
  const t = useT();
  const id = useId();
  const { title, kind, amount, rule, period, when, href, claim, busy } = reward;
  return (
    <li className={css.card}>
      <div className={css.head}>
        <div className={css.what}>
          <h4 id={id} className={css.title}>
            {t(title)}
          </h4>
          <p className={css.small}>{t(kind)}</p>
        </div>
        <strong className={own.amount}>
          <bdi>{t(amount)}</bdi>
        </strong>
      </div>
      {rule ? <p className={css.small}>{t(rule)}</p> : null}
      {period ? <p className={css.small}>{t(period)}</p> : null}
      <div className={own.foot}>
        <p className={css.small}>{t(when)}</p>
        {claim ? (
          <Button variant="primary" busy={busy} aria-describedby={id} onClick={() => send(claim)}>
            {t('view-reward-claim')}
          </Button>
        ) : null}
        {href ? (
          <Link href={href} strong>
            {t('view-reward-go')}
          </Link>
        ) : null}
      </div>
    </li>
  );
}
