/** Content of the member panel on a phone: balance, deposit, links. */
import { LayoutGrid, Mail, Users, X } from 'lucide-react';
import type { MemberView } from '../../core/generated/index.ts';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Raised, WalletBalance } from '../../screens/layout/Account.tsx';
import { MenuHead } from '../../screens/layout/Member.tsx';
import { Avatar } from '../../screens/layout/MenuTrigger.tsx';
import { type MemberLink, useMemberLinks } from '../../screens/layout/member-links.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import css from './View.module.css';

export default function Me() {
  const session = useSlice('session', (view) => view);
  return session.kind === 'member' ? <Content member={session} /> : null;
}

function Content({ member }: { member: MemberView }) {
  const t = useT();
  const links = useMemberLinks(member);
  return (
    <>
      <div className={css.head}>
        <Avatar member={member} />
        <MenuHead member={member} />
        <IconButton
          label={t('view-close')}
          icon={<X aria-hidden />}
          popoverTarget="me-panel"
          popoverTargetAction="hide"
        />
      </div>
      <div className={css.wallet}>
        <WalletBalance roomy />
        <span data-leads-away>
          <Raised />
        </span>
      </div>
      <ul className={css.links}>
        {member.agent ? (
          <Entry
            link={{
              key: 'agent',
              label: t('view-agent-centre'),
              icon: <Users aria-hidden />,
              href: member.agent.menu,
            }}
          />
        ) : null}
        {member.centre ? (
          <Entry
            link={{
              key: 'centre',
              label: t('title-member-centre'),
              icon: <LayoutGrid aria-hidden />,
              href: member.centre,
            }}
          />
        ) : null}
        {member.messages ? (
          <Entry
            link={{
              key: 'messages',
              label: t('view-messages'),
              icon: <Mail aria-hidden />,
              href: member.messages,
            }}
            badge={member.unread}
          />
        ) : null}
        {links.map((link) => (
          <Entry key={link.key} link={link} />
        ))}
      </ul>
    </>
  );
}

function Entry({ link, badge = '' }: { link: MemberLink; badge?: string }) {
  const { label, icon, href, external, danger, onSelect } = link;
  const content = (
    <>
      {icon}
      <span className={css.label}>{label}</span>
      {badge ? <Badge tone="negative">{badge}</Badge> : null}
    </>
  );
  const className = danger ? `${css.link} ${css.danger}` : css.link;
  const target = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <li>
      {href === undefined ? (
        <button type="button" className={className} data-leads-away onClick={onSelect}>
          {content}
        </button>
      ) : (
        <a className={className} data-leads-away href={href} {...target}>
          {content}
        </a>
      )}
    </li>
  );
}
