/**
 * Settlements of contracts: dividends, daily, hourly and real-time wages. `?ac=dividends`, `dailyWages`,
 * `hourlySalary` and `realTimeSalary` (section 2, "Agent centre").
 */
import type { SettlementLineView } from '../../../core/generated/index.ts';
import { send, useSlice } from '../../../core/hooks.ts';
import { useT } from '../../../i18n/context.tsx';
import { Earlier } from '../../../member/common/Earlier.tsx';
import { FactSums } from '../../../member/common/FactSums.tsx';
import { FilterSelect } from '../../../member/common/FilterSelect.tsx';
import css from '../../../member/common/Record.module.css';
import { RecordDays } from '../../../member/common/RecordDays.tsx';
import { Statements } from '../../../member/common/Statements.tsx';
import { Failed } from '../../../screens/common/Failed.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Detail } from './Detail.tsx';
import { Running } from './Running.tsx';
import { Span } from './Span.tsx';

const retry = () => send({ agentSettlements: 'retry' });

export function Records() {
  const t = useT();
  const detail = useSlice('agentSettlements', (view) => view.detail);
  const { days, roles, statuses, statement } = useSlice('agentSettlements', (view) => view);
  if (detail) return <Detail detail={detail} onRetry={retry} />;
  return (
    <div className={css.page}>
      <Running onRetry={retry} />
      <div className={css.filters}>
        <RecordDays days={days} onSay={(event) => send({ agentSettlements: { days: event } })} />
        <div className={css.selects}>
          <FilterSelect label={t('view-settlement-side')} name="role" options={roles} />
          <FilterSelect label={t('view-settlement-status')} name="status" options={statuses} />
        </div>
      </div>
      <Statements ask={statement} />
      <Content />
    </div>
  );
}

function Content() {
  const t = useT();
  const { status, zone, sums, lines, narrowed, more, loading, problem } = useSlice(
    'agentSettlements',
    (view) => view,
  );
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (status.kind === 'loading' && lines.length === 0) return <TextSkeleton label={t('view-loading')} />;
  return (
    <>
      {zone ? <p className={css.zone}>{t(zone)}</p> : null}
      <FactSums label={t('view-record-sums')} facts={sums} />
      {lines.length > 0 ? (
        <ul className={css.lines} aria-label={t('view-settlement-list')}>
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </ul>
      ) : (
        <EmptyState
          kind={narrowed ? 'no-match' : 'nothing'}
          title={t(narrowed ? 'view-record-no-match-title' : 'view-settlement-none-title')}
          text={t(narrowed ? 'view-record-no-match-text' : 'view-settlement-none-text')}
        />
      )}
      <Earlier more={more} loading={loading} problem={problem} />
    </>
  );
}

function Line({
  line: { href, starts, ends, party, status, tier, amount, paid },
}: {
  line: SettlementLineView;
}) {
  const t = useT();
  return (
    <li className={css.line}>
      <div className={css.what}>
        <a className={css.title} href={href}>
          <Span starts={starts} ends={ends} />
        </a>
        <p className={css.small}>{t(party)}</p>
        <p className={css.small}>{t(tier)}</p>
      </div>
      <div className={css.figures}>
        <bdi className={css.amount}>{amount}</bdi>
        {paid ? <span className={css.small}>{t('view-settlement-paid', { amount: paid })}</span> : null}
        <span className={css.mark}>{t(status)}</span>
      </div>
    </li>
  );
}
