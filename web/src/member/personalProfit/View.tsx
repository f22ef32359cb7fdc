/** Profit and loss by day and product: figures, a chart, and a list with the same data. `?mc=personalProfit`. */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { FactSums } from '../common/FactSums.tsx';
import { ProfitChart } from '../common/ProfitChart.tsx';
import { ProfitLines } from '../common/ProfitLines.tsx';
import record from '../common/Record.module.css';
import { RecordDays } from '../common/RecordDays.tsx';
import { Statements } from '../common/Statements.tsx';

const retry = () => send({ profitAndLoss: 'retry' });

export default function ProfitAndLoss() {
  const days = useSlice('profitAndLoss', (view) => view.days);
  const statement = useSlice('profitAndLoss', (view) => view.statement);
  return (
    <div className={record.page}>
      <div className={record.filters}>
        <RecordDays days={days} onSay={(event) => send({ profitAndLoss: { days: event } })} />
      </div>
      <Statements ask={statement} />
      <Content />
    </div>
  );
}

function Content() {
  const t = useT();
  const { status, zone, figures, bars, lines, products, complete } = useSlice(
    'profitAndLoss',
    (view) => view,
  );
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (!zone) return <TextSkeleton label={t('view-loading')} />;
  return (
    <>
      <p className={record.zone}>{t(zone)}</p>
      {complete ? null : (
        <p className={record.zone} role="status">
          {t('view-profit-incomplete')}
        </p>
      )}
      <FactSums label={t('view-profit-sums')} facts={figures} />
      <p className={record.small}>{t('view-profit-formula')}</p>
      {lines.length > 0 ? (
        <>
          <ProfitChart label={t('view-profit-chart')} bars={bars} />
          {products.length > 0 ? <ProfitLines title={t('view-profit-by-product')} lines={products} /> : null}
          <ProfitLines title={t('view-profit-by-day')} lines={lines} />
        </>
      ) : (
        <EmptyState kind="nothing" title={t('view-profit-empty-title')} text={t('view-profit-empty-text')} />
      )}
    </>
  );
}
