/**
 * Betting history of the team: every bet, filtered, with totals, and one bet's details. `?ac=teamBets` (section 2,
 * "Agent centre").
 */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Sums } from '../../member/common/BetSums.tsx';
import { Bets } from '../../member/common/Bets.tsx';
import { Earlier } from '../../member/common/Earlier.tsx';
import { FilterSelect } from '../../member/common/FilterSelect.tsx';
import css from '../../member/common/Record.module.css';
import { RecordDays } from '../../member/common/RecordDays.tsx';
import { Statements } from '../../member/common/Statements.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { Incomplete, TeamMember, UnknownMember } from '../common/TeamMember.tsx';
import { Detail } from './Detail.tsx';

const retry = () => send({ agentTeamBets: 'retry' });

export default function TeamBets() {
  const detail = useSlice('agentTeamBets', (view) => view.detail);
  const statement = useSlice('agentTeamBets', (view) => view.statement);
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
  const { days, member, products, vendors, games, statuses, number } = useSlice(
    'agentTeamBets',
    (view) => view,
  );
  const find = (text: string) => send({ agentTeamBets: { find: text } });
  return (
    <div className={css.filters}>
      <RecordDays days={days} onSay={(event) => send({ agentTeamBets: { days: event } })} />
      <TeamMember member={member} onName={(account) => send({ agentTeamBets: { member: account } })} />
      <div className={css.selects}>
        <FilterSelect label={t('view-bets-product')} name="product" options={products} />
        <FilterSelect label={t('view-bets-vendor')} name="vendor" options={vendors} />
        {games.length > 1 ? <FilterSelect label={t('view-bets-game')} name="game" options={games} /> : null}
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
  const { status, member, zone, sums, open, lines, narrowed, complete, more, loading, problem } = useSlice(
    'agentTeamBets',
    (view) => view,
  );
  if (member.unknown) return <UnknownMember />;
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (status.kind === 'loading' && lines.length === 0) return <TextSkeleton label={t('view-loading')} />;
  return (
    <>
      {zone ? <p className={css.zone}>{t(zone)}</p> : null}
      {complete ? null : <Incomplete />}
      {sums ? <Sums sums={sums} /> : null}
      {open ? <p className={css.small}>{t(open)}</p> : null}
      <p className={css.small}>{t('view-team-bets-note')}</p>
      {lines.length > 0 ? (
        <Bets lines={lines.map((line) => line.bet)} accounts={lines.map((line) => line.account)} />
      ) : (
        <EmptyState
          kind={narrowed ? 'no-match' : 'nothing'}
          title={t(narrowed ? 'view-record-no-match-title' : 'view-bets-empty-title')}
          text={t(narrowed ? 'view-bets-no-match-text' : 'view-team-bets-empty-text')}
        />
      )}
      <Earlier more={more} loading={loading} problem={problem} />
    </>
  );
}
