/** Filter of a team record by member: the whole team, or one account with or without its downlines. */
import type { TeamMemberView } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { FilterSelect } from '../../member/common/FilterSelect.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SearchField } from '../../ui/field/SearchField.tsx';

export interface TeamMemberProps {
  member: TeamMemberView;
  onName: (account: string) => void;
}

export function TeamMember({ member: { account, reaches }, onName }: TeamMemberProps) {
  const t = useT();
  return (
    <>
      <SearchField
        label={t('view-team-member')}
        placeholder={t('view-team-member')}
        clearLabel={t('view-bets-clear')}
        value={account}
        onChange={(text) => text === '' && onName('')}
        onSubmit={onName}
      />
      {reaches.length > 0 ? (
        <FilterSelect label={t('view-team-reach')} name="reach" options={reaches} />
      ) : null}
    </>
  );
}

/** Shown instead of rows when the filtered account is not in the team. */
export function UnknownMember() {
  const t = useT();
  return (
    <EmptyState kind="no-match" title={t('view-team-unknown-title')} text={t('view-team-unknown-text')} />
  );
}

/** Notice above figures that are not complete yet. */
export function Incomplete() {
  const t = useT();
  return <p role="status">{t('view-team-incomplete')}</p>;
}
