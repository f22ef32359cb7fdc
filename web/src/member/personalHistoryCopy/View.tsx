/** Betting record: every bet, filtered, with totals, and the details of one bet. `?mc=personalHistoryCopy`. */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { Sums } from '../common/BetSums.tsx';
import { Bets } from '../common/Bets.tsx';
import { Earlier } from '../common/Earlier.tsx';
import { FilterSelect } from '../common/FilterSelect.tsx';
import css from '../common/Record.module.css';
import { RecordDays } from '../common/RecordDays.tsx';
import { Statements } from '../common/Statements.tsx';
import { Detail } from './Detail.tsx';

const retry = () => send({ bettingRecord: 'retry' });

export default function BettingRecord() {
  const detail = useSlice('bettingRecord', (view) => view.detail);
  const statement = useSlice('bettingRecord', (view) => view.statement);
  if (detail) return <Detail detail={detail} onRetry={retry} />;
  return (
    <div className={css.page}>
      <Filters />
      <Statements ask={statement} />
      <Content />
    </div>
  );
}

function Filters() {
  const t = useT();
  const { days, products, vendors, games, statuses, number } = useSlice('bettingRecord', (view) => view);
  const find = (text: string) => send({ bettingRecord: { find: text } });
  return (
    <div className={css.filters}>
      <RecordDays days={days} onSay={(event) => send({ bettingRecord: { days: event } })} />
      <div className={css.selects}>
        <FilterSelect label={t('view-bets-product')} name="product" options={products} />
        <FilterSelect label={t('view-bets-vendor')} name="vendor" options={vendors} />
        <FilterSelect label={t('view-bets-game')} name="game" options={games} />
        <FilterSelect label={t('view-bets-status')} name="status" options={statuses} />
      </div>
      <SearchField
        label={t('view-bets-number')}
        placeholder={t('view-bets-number')}
        clearLabel={t('view-bets-clear')}
        value={number}
        onChange={(text) => text === '' && find('')}
        onSubmit={find}
      />
    </div>
  );
}

function Content() {
  const t = useT();
  const { status, zone, sums, lines, narrowed, more, loading, problem } = useSlice(
    'bettingRecord',
    (view) => view,
  );
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (status.kind === 'loading' && lines.length === 0) return <TextSkeleton label={t('view-loading')} />;
  return (
    <>
      {zone ? <p className={css.zone}>{t(zone)}</p> : null}
      {sums ? <Sums sums={sums} /> : null}
      {lines.length > 0 ? <Bets lines={lines} /> : <Nothing narrowed={narrowed} />}
      <Earlier more={more} loading={loading} problem={problem} />
    </>
  );
}

function Nothing({ narrowed }: { narrowed: boolean }) {
  const t = useT();
  return (
    <EmptyState
      kind={narrowed ? 'no-match' : 'nothing'}
      title={t(narrowed ? 'view-record-no-match-title' : 'view-bets-empty-title')}
      text={t(narrowed ? 'view-bets-no-match-text' : 'view-bets-empty-text')}
    />
  );
}
