/** Wallet movements of the team other than bets. `?ac=downlineTransactions` (section 2, "Agent centre"). */
import type { TeamMoveSumView } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Earlier } from '../../member/common/Earlier.tsx';
import { FilterSelect } from '../../member/common/FilterSelect.tsx';
import css from '../../member/common/Record.module.css';
import { RecordDays } from '../../member/common/RecordDays.tsx';
import { Statements } from '../../member/common/Statements.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Moves } from '../common/Moves.tsx';
import { Incomplete, TeamMember, UnknownMember } from '../common/TeamMember.tsx';

const retry = () => send({ agentTransactions: 'retry' });

export default function DownlineTransactions() {
  const t = useT();
  const { days, member, groups, statement } = useSlice('agentTransactions', (view) => view);
  return (
    <div className={css.page}>
      <div className={css.filters}>
        <RecordDays days={days} onSay={(event) => send({ agentTransactions: { days: event } })} />
        <TeamMember member={member} onName={(account) => send({ agentTransactions: { member: account } })} />
        <div className={css.selects}>
          <FilterSelect label={t('view-record-groups')} name="group" options={groups} />
        </div>
      </div>
      <Statements ask={statement} />
      <Content />
    </div>
  );
}

function Content() {
  const t = useT();
  const { status, member, zone, sums, lines, narrowed, complete, more, loading, problem } = useSlice(
    'agentTransactions',
    (view) => view,
  );
  if (member.unknown) return <UnknownMember />;
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (status.kind === 'loading' && lines.length === 0) return <TextSkeleton label={t('view-loading')} />;
  return (
    <>
      {zone ? <p className={css.zone}>{t(zone)}</p> : null}
      {complete ? null : <Incomplete />}
      {sums.length > 0 ? <Sums sums={sums} /> : null}
      {lines.length > 0 ? (
        <Moves lines={lines} />
      ) : (
        <EmptyState
          kind={narrowed ? 'no-match' : 'nothing'}
          title={t(narrowed ? 'view-record-no-match-title' : 'view-record-empty-title')}
          text={t(narrowed ? 'view-record-no-match-text' : 'view-record-empty-text')}
        />
      )}
      <Earlier more={more} loading={loading} problem={problem} />
    </>
  );
}

/** Totals by kind of all movements that match the filter, not only of the loaded ones. */
function Sums({ sums }: { sums: readonly TeamMoveSumView[] }) {
  const t = useT();
  return (
    <section aria-label={t('view-record-sums')}>
      <dl className={css.sums}>
        {sums.map(({ key, label, count, amount }) => (
          <div key={key}>
            <dt>{t(label)}</dt>
            <dd>
              <bdi>{amount}</bdi> <span className={css.small}>{t(count)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
