/** Entries of the member's menu in the header. */
import { Eye, EyeOff, Mail, Users } from 'lucide-react';
import type { MemberView } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { MenuEntry } from '../../ui/menu/Menu.tsx';
import css from './Layout.module.css';
import { MenuHead } from './Member.tsx';
import { useMemberLinks } from './member-links.tsx';

export default function MemberEntries({ member }: { member: MemberView }) {
  const links = useMemberLinks(member);
  return (
    <>
      <MenuHead member={member} />
      <Narrow member={member} />
      {links.map(({ key, label, href, icon, external, danger, onSelect }) => (
        <MenuEntry
          key={key}
          icon={icon}
          {...(href !== undefined && { href })}
          {...(external && { external })}
          {...(danger && { danger })}
          {...(onSelect && { onSelect })}
        >
          {label}
        </MenuEntry>
      ))}
    </>
  );
}

/** What does not fit beside the balance on a narrow screen. */
function Narrow({ member }: { member: MemberView }) {
  const t = useT();
  const hidden = useSlice('wallet', (wallet) => wallet.hidden);
  return (
    <>
      <div role="none" className={css.narrow}>
        {member.agent ? (
          <MenuEntry icon={<Users aria-hidden />} href={member.agent.menu}>
            {t('view-agent-centre')}
          </MenuEntry>
        ) : null}
        {member.messages ? (
          <MenuEntry icon={<Mail aria-hidden />} href={member.messages}>
            {t('view-messages')} {member.unread ? <Badge tone="negative">{member.unread}</Badge> : null}
          </MenuEntry>
        ) : null}
      </div>
      <div role="none" className={css.narrowest}>
        <MenuEntry
          icon={hidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          onSelect={() => send({ session: 'toggleBalance' })}
        >
          {t(hidden ? 'view-balance-show' : 'view-balance-hide')}
        </MenuEntry>
      </div>
    </>
  );
}
