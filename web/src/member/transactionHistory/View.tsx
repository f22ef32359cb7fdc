/** Account record: every movement of money or points, with the balance before and after. `?mc=transactionHistory`. */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Chips } from '../../ui/tabs/Chips.tsx';
import { Earlier } from '../common/Earlier.tsx';
import { FilterSelect } from '../common/FilterSelect.tsx';
import { selectOption, translatedOptions } from '../common/filter.ts';
import css from '../common/Record.module.css';
import { RecordDays } from '../common/RecordDays.tsx';
import { Statements } from '../common/Statements.tsx';
import { Lines } from './Lines.tsx';
import { Sums } from './Sums.tsx';

const retry = () => send({ accountRecord: 'retry' });

export default function AccountRecord() {
  const statement = useSlice('accountRecord', (view) => view.statement);
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
  const { accounts, days, groups, directions } = useSlice('accountRecord', (view) => view);
  return (
    <div className={css.filters}>
      <Chips
        label={t('view-record-account')}
        items={translatedOptions(t, accounts)}
        onSelect={(key) => selectOption(accounts, key)}
        look="segmented"
      />
      <RecordDays days={days} onSay={(event) => send({ accountRecord: { days: event } })} />
      <div className={css.selects}>
        <FilterSelect label={t('view-record-groups')} name="group" options={groups} />
        <FilterSelect label={t('view-record-directions')} name="direction" options={directions} />
      </div>
    </div>
  );
}

function Content() {
  const t = useT();
  const { status, zone, sums, lines, narrowed, more, loading, problem } = useSlice(
    'accountRecord',
    (view) => view,
  );
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (status.kind === 'loading' && lines.length === 0) return <TextSkeleton label={t('view-loading')} />;
  return (
    <>
      {zone ? <p className={css.zone}>{t(zone)}</p> : null}
      {sums ? <Sums sums={sums} /> : null}
      {lines.length > 0 ? <Lines lines={lines} /> : <Nothing narrowed={narrowed} />}
      <Earlier more={more} loading={loading} problem={problem} />
    </>
  );
}

function Nothing({ narrowed }: { narrowed: boolean }) {
  const t = useT();
  return (
    <EmptyState
      kind={narrowed ? 'no-match' : 'nothing'}
      title={t(narrowed ? 'view-record-no-match-title' : 'view-record-empty-title')}
      text={t(narrowed ? 'view-record-no-match-text' : 'view-record-empty-text')}
    />
  );
}
