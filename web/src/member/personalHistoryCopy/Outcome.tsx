/** Outcome of a round: the symbols as shown, the winning ones marked, and what they paid. */
import type { BetDetailView, BetSpin } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { cx } from '../../ui/cx.ts';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import record from '../common/Record.module.css';
import css from './Outcome.module.css';

export function Outcome({ detail, onRetry }: { detail: BetDetailView; onRetry: () => void }) {
  const t = useT();
  return (
    <section className={record.section}>
      <h4>{t('view-bets-outcome')}</h4>
      <Told detail={detail} onRetry={onRetry} />
    </section>
  );
}

function Told({
  detail: { outcomeStatus, outcome, spins },
  onRetry,
}: {
  detail: BetDetailView;
  onRetry: () => void;
}) {
  const t = useT();
  if (outcomeStatus.kind === 'failed') return <Failed problem={outcomeStatus.problem} onRetry={onRetry} />;
  if (!outcome) return <TextSkeleton label={t('view-loading')} />;
  return (
    <>
      <p className={record.small}>{t(outcome)}</p>
      {spins.map((spin, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spins have no other name, and never change their order
        <Spin key={index} spin={spin} />
      ))}
    </>
  );
}

function Spin({ spin: { title, rows, wins, payout, paid } }: { spin: BetSpin }) {
  const t = useT();
  return (
    <figure className={css.spin}>
      <figcaption className={css.caption}>
        <span>{t(title)}</span>
        <bdi className={cx(record.amount, paid && record.incoming)}>{payout}</bdi>
      </figcaption>
      <table className={css.reels} dir="ltr">
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in view is its row and its reel
            <tr key={at}>
              {row.map(({ name, won }, reel) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <td key={reel} className={cx(won && css.won)}>
                  <bdi>{won ? <strong>{name}</strong> : name}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {wins.length > 0 ? (
        <ul className={css.wins}>
          {wins.map((win, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: wins have no other name, and never change their order
            <li key={index}>{t(win)}</li>
          ))}
        </ul>
      ) : null}
    </figure>
  );
}
