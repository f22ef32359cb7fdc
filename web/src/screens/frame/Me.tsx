/**
 * The logged-in panel as a sheet, opened by the last entry of the phone's bottom bar.
 *
 * It is the browser's own popover: Escape and a press elsewhere close it, and the focus goes back. Whatever leads away
 * closes it as well; showing or refreshing the balance does not.
 */
import { Mail, Users, X } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import type { MemberView } from '../../core/generated/index.ts';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Deposit, WalletBalance } from './Account.tsx';
import css from './Me.module.css';
import { Avatar, MenuHead } from './Member.tsx';
import { AGENT_CENTRE, MESSAGES, type MemberLink, useMemberLinks } from './member-links.tsx';

/** Id of the popover, for the button that opens it. */
export const ME = 'me-panel';

export function Me() {
  const session = useSlice('session', (view) => view);
  return session.kind === 'member' ? <Panel member={session} /> : null;
}

function Panel({ member }: { member: MemberView }) {
  const t = useT();
  const panel = useRef<HTMLElement>(null);
  const links = useMemberLinks(member);

  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('[data-leads-away]')) panel.current?.hidePopover();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or button inside is a click, and bubbles here.
    <aside
      ref={panel}
      id={ME}
      popover="auto"
      className={css.panel}
      aria-label={t('view-account-menu')}
      onClick={onClick}
    >
      <div className={css.head}>
        <Avatar member={member} />
        <MenuHead member={member} />
        <IconButton
          label={t('view-close')}
          icon={<X aria-hidden />}
          popoverTarget={ME}
          popoverTargetAction="hide"
        />
      </div>
      <div className={css.wallet}>
        <WalletBalance roomy />
        <span data-leads-away>
          <Deposit />
        </span>
      </div>
      <ul className={css.links}>
        {member.agent ? (
          <Entry
            link={{
              key: 'agent',
              label: t('view-agent-centre'),
              icon: <Users aria-hidden />,
              href: AGENT_CENTRE,
            }}
          />
        ) : null}
        <Entry
          link={{ key: 'messages', label: t('view-messages'), icon: <Mail aria-hidden />, href: MESSAGES }}
          badge={member.unread}
        />
        {links.map((link) => (
          <Entry key={link.key} link={link} />
        ))}
      </ul>
    </aside>
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
