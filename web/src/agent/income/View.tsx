/** The agent's income by source and day, with its ledger entries. `?ac=income` (section 2, "Agent centre"). */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Earlier } from '../../member/common/Earlier.tsx';
import { FactSums } from '../../member/common/FactSums.tsx';
import { ProfitChart } from '../../member/common/ProfitChart.tsx';
import { ProfitLines } from '../../member/common/ProfitLines.tsx';
import css from '../../member/common/Record.module.css';
import { RecordDays } from '../../member/common/RecordDays.tsx';
import { Statements } from '../../member/common/Statements.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Figures } from '../common/Figures.tsx';
import { Moves } from '../common/Moves.tsx';

const retry = () => send({ agentIncome: 'retry' });

export default function Income() {
  const days = useSlice('agentIncome', (view) => view.days);
  const statement = useSlice('agentIncome', (view) => view.statement);
  return (
    <div className={css.page}>
      <div className={css.filters}>
        <RecordDays days={days} onSay={(event) => send({ agentIncome: { days: event } })} />
      </div>
      <Statements ask={statement} />
      <Content />
    </div>
  );
}

function Content() {
  const t = useT();
  const view = useSlice('agentIncome', (slice) => slice);
  const { status, zone, figures, sources, products, branches, bars, lines } = view;
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (!zone) return <TextSkeleton label={t('view-loading')} />;
  return (
    <>
      <p className={css.zone}>{t(zone)}</p>
      <FactSums label={t('view-profit-sums')} facts={figures} />
      <p className={css.small}>{t('view-income-formula')}</p>
      {lines.length > 0 ? (
        <>
          <ProfitChart label={t('view-income-chart')} bars={bars} />
          {sources.length > 0 ? <Figures title={t('view-income-by-source')} facts={sources} /> : null}
          {products.length > 0 ? <Figures title={t('view-income-by-product')} facts={products} /> : null}
          {branches.length > 0 ? <Figures title={t('view-income-by-branch')} facts={branches} /> : null}
          <ProfitLines title={t('view-income-by-day')} lines={lines} />
          <Movements />
        </>
      ) : (
        <EmptyState kind="nothing" title={t('view-income-empty-title')} text={t('view-income-empty-text')} />
      )}
    </>
  );
}

function Movements() {
  const t = useT();
  const { moves, more, loading, problem } = useSlice('agentIncome', (view) => view);
  return (
    <section className={css.section}>
      <h3>{t('view-record-list')}</h3>
      <Moves lines={moves} />
      <Earlier more={more} loading={loading} problem={problem} />
    </section>
  );
}
