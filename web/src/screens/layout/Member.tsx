/** Who is logged in: the round mark of the header, and the head of the menu and of the phone's sheet. */
import { ChevronDown, UserRound } from 'lucide-react';
import type { MemberView } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import css from './Layout.module.css';

export function MenuTrigger({ member }: { member: MemberView }) {
  return (
    <span className={css.member}>
      <Avatar member={member} />
      <span className={css.memberName}>
        <bdi>{member.name}</bdi>
      </span>
      <ChevronDown aria-hidden className={css.chevron} />
    </span>
  );
}

export function Avatar({ member }: { member: MemberView }) {
  return (
    <span className={css.avatar} aria-hidden="true">
      {member.initial || <UserRound />}
    </span>
  );
}

export function MenuHead({ member }: { member: MemberView }) {
  const t = useT();
  return (
    <div className={css.menuHead} role="none">
      <bdi className={css.menuName}>{member.name}</bdi>
      {member.rank ? <Badge tone="accent">{member.rank}</Badge> : null}
      {member.agent ? <Badge tone="accent">{t('view-agent')}</Badge> : null}
      {member.trial ? <Badge tone="warning">{t('view-trial')}</Badge> : null}
      {member.lastLogin ? (
        <span className={css.lastLogin}>{t('view-last-login', { time: member.lastLogin })}</span>
      ) : null}
    </div>
  );
}
