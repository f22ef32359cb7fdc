/** Running periods of contracts: earned so far, and what the next tier still needs. */
import type { RunningPeriodView } from '../../../core/generated/index.ts';
import { useSlice } from '../../../core/hooks.ts';
import { useT } from '../../../i18n/context.tsx';
import { Facts } from '../../../member/common/Facts.tsx';
import css from '../../../member/common/Record.module.css';
import { Failed } from '../../../screens/common/Failed.tsx';
import { Span } from './Span.tsx';

export function Running({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  const { running, runningStatus } = useSlice('agentSettlements', (view) => view);
  if (runningStatus.kind === 'failed') return <Failed problem={runningStatus.problem} onRetry={onRetry} />;
  if (running.length === 0) return null;
  return (
    <section className={css.page} aria-label={t('view-settlement-running')}>
      <h3>{t('view-settlement-running')}</h3>
      <ul className={css.cards}>
        {running.map((period) => (
          <Period key={period.key} period={period} />
        ))}
      </ul>
    </section>
  );
}

function Period({
  period: { title, starts, ends, amount, tier, facts, next, needs },
}: {
  period: RunningPeriodView;
}) {
  const t = useT();
  return (
    <li className={css.card}>
      <div className={css.head}>
        <div className={css.what}>
          <p className={css.title}>{t(title)}</p>
          <p className={css.small}>
            <Span starts={starts} ends={ends} />
          </p>
        </div>
        <div className={css.figures}>
          <span className={css.small}>{t('view-settlement-so-far')}</span>
          <bdi className={css.amount}>{amount}</bdi>
          <span className={css.small}>{t(tier)}</span>
        </div>
      </div>
      <Facts facts={facts} />
      {next ? (
        <div className={css.what}>
          <p className={css.small}>{t(next)}</p>
          <ul>
            {needs.map((need) => (
              <li key={JSON.stringify(need)}>{t(need)}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </li>
  );
}
