/** Name and picture of the logged-in member: top of the menu and of the phone's panel. */
import type { MemberView } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import css from './Layout.module.css';

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
