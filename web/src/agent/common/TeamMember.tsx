/** Whose rows a record of the team shows: everybody's, or those of one account with or without everybody below. */
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

/** In place of the rows of an account that the team does not have. */
export function UnknownMember() {
  const t = useT();
  return (
    <EmptyState kind="no-match" title={t('view-team-unknown-title')} text={t('view-team-unknown-text')} />
  );
}

/** Above figures that do not hold everything yet. */
export function Incomplete() {
  const t = useT();
  return <p role="status">{t('view-team-incomplete')}</p>;
}
