/** The member's avatar, as the button of the header's menu. */
import { ChevronDown, UserRound } from 'lucide-react';
import type { MemberView } from '../../core/generated/index.ts';
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
      {member.avatar ? <img src={member.avatar} alt="" /> : null}
    </span>
  );
}
