/** The header's account side: log in and sign up, or the logged-in panel (section 2, "Logged-in panel"). */
import { Eye, EyeOff, Mail, Plus, Users } from 'lucide-react';
import type { MemberView } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { IconLink } from '../../ui/button/IconButton.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Menu, MenuEntry } from '../../ui/menu/Menu.tsx';
import { Balance } from '../../ui/money/Balance.tsx';
import css from './Layout.module.css';
import { MenuHead, MenuTrigger } from './Member.tsx';
import { AGENT_CENTRE, MESSAGES, useMemberLinks } from './member-links.tsx';

export function Account() {
  const session = useSlice('session', (view) => view);
  switch (session.kind) {
    case 'restoring':
      return <span className={css.restoring} />;
    case 'visitor':
      return <Visitor canSignUp={session.canSignUp} />;
    case 'member':
      return <Member member={session} />;
  }
}

function Visitor({ canSignUp }: { canSignUp: boolean }) {
  const t = useT();
  return (
    <>
      {canSignUp ? (
        <span className={css.signUp}>
          <Button onClick={() => send({ route: { open: 'register' } })}>{t('view-sign-up')}</Button>
        </span>
      ) : null}
      <Button variant="primary" onClick={() => send({ route: { open: 'login' } })}>
        {t('view-log-in')}
      </Button>
    </>
  );
}

function Member({ member }: { member: MemberView }) {
  const t = useT();
  return (
    <>
      {member.agent ? (
        <IconLink
          className={css.roomy}
          href={AGENT_CENTRE}
          label={t('view-agent-centre')}
          icon={<Users aria-hidden />}
        />
      ) : null}
      <IconLink
        className={css.roomy}
        href={MESSAGES}
        label={t('view-messages')}
        icon={<Mail aria-hidden />}
        badge={member.unread || undefined}
      />
      <div className={css.wallet}>
        <WalletBalance />
        <Deposit />
      </div>
      <MemberMenu member={member} />
    </>
  );
}

export function WalletBalance({ roomy = false }: { roomy?: boolean }) {
  const t = useT();
  const wallet = useSlice('wallet', (view) => view);
  return (
    <Balance
      label={t(wallet.play ? 'view-balance-play' : 'view-balance')}
      amount={wallet.amount && `${wallet.symbol} ${wallet.amount}`}
      hidden={wallet.hidden}
      busy={wallet.refreshing}
      roomy={roomy}
      stale={wallet.stale ? t('view-balance-stale') : undefined}
      texts={{
        refresh: t('view-balance-refresh'),
        show: t('view-balance-show'),
        hide: t('view-balance-hide'),
      }}
      onRefresh={() => send({ session: 'refreshBalance' })}
      onToggle={() => send({ session: 'toggleBalance' })}
    />
  );
}

export function Deposit() {
  const t = useT();
  const deposit = useSlice('layout', (layout) => layout.bottom.find((item) => item.key === 'deposit'));
  if (!deposit) return null;
  return (
    <a className={css.deposit} href={deposit.href}>
      <Plus aria-hidden />
      <span className={css.depositLabel}>{t(deposit.label)}</span>
    </a>
  );
}

function MemberMenu({ member }: { member: MemberView }) {
  const t = useT();
  const links = useMemberLinks(member);
  return (
    <Menu className={css.account} label={t('view-account-menu')} trigger={<MenuTrigger member={member} />}>
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
    </Menu>
  );
}

/** What has no room beside the balance on a narrow screen. */
function Narrow({ member }: { member: MemberView }) {
  const t = useT();
  const hidden = useSlice('wallet', (wallet) => wallet.hidden);
  return (
    <>
      <div role="none" className={css.narrow}>
        {member.agent ? (
          <MenuEntry icon={<Users aria-hidden />} href={AGENT_CENTRE}>
            {t('view-agent-centre')}
          </MenuEntry>
        ) : null}
        <MenuEntry icon={<Mail aria-hidden />} href={MESSAGES}>
          {t('view-messages')} {member.unread ? <Badge tone="negative">{member.unread}</Badge> : null}
        </MenuEntry>
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
