/** The header's account side: log in and sign up, or the logged-in panel (section 2, "Logged-in panel"). */
import { Bell, ChevronDown, Eye, EyeOff, LogOut, Plus, UserRound, Users } from 'lucide-react';
import type { MemberView } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Menu, MenuEntry } from '../../ui/menu/Menu.tsx';
import { Balance } from '../../ui/money/Balance.tsx';
import css from './Frame.module.css';

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
      <span className={css.mail}>
        <IconButton
          label={t('view-messages')}
          icon={<Bell aria-hidden />}
          badge={member.unread || undefined}
          onClick={() => send({ route: { open: 'notice' } })}
        />
      </span>
      <div className={css.wallet}>
        <WalletBalance />
        <Deposit />
      </div>
      <MemberMenu member={member} />
    </>
  );
}

function WalletBalance() {
  const t = useT();
  const wallet = useSlice('wallet', (view) => view);
  return (
    <Balance
      label={t(wallet.play ? 'view-balance-play' : 'view-balance')}
      amount={wallet.amount && `${wallet.symbol} ${wallet.amount}`}
      hidden={wallet.hidden}
      busy={wallet.refreshing}
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

function Deposit() {
  const t = useT();
  const deposit = useSlice('frame', (frame) => frame.bottom.find((item) => item.key === 'deposit'));
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
  const trigger = (
    <span className={css.member}>
      <span className={css.avatar}>
        <span aria-hidden="true">{member.initial || <UserRound />}</span>
        {member.agent ? (
          <span className={css.agent} role="img" aria-label={t('view-agent')}>
            <Users aria-hidden />
          </span>
        ) : null}
      </span>
      <span className={css.memberName}>
        <bdi>{member.name}</bdi>
      </span>
      <ChevronDown aria-hidden className={css.chevron} />
    </span>
  );
  return (
    <Menu label={t('view-account-menu')} trigger={trigger}>
      <div className={css.menuHead} role="none">
        <bdi className={css.menuName}>{member.name}</bdi>
        {member.rank ? <Badge tone="accent">{member.rank}</Badge> : null}
        {member.agent ? <Badge tone="accent">{t('view-agent')}</Badge> : null}
        {member.trial ? <Badge tone="warning">{t('view-trial')}</Badge> : null}
        {member.lastLogin ? (
          <span className={css.lastLogin}>{t('view-last-login', { time: member.lastLogin })}</span>
        ) : null}
      </div>
      <Narrow unread={member.unread} />
      {member.menu.map((entry) => (
        <MenuEntry key={entry.key} href={entry.href}>
          {t(entry.label)}
        </MenuEntry>
      ))}
      <MenuEntry danger icon={<LogOut aria-hidden />} onSelect={() => send({ session: 'signOut' })}>
        {t('view-sign-out')}
      </MenuEntry>
    </Menu>
  );
}

/** What has no room beside the balance on a narrow screen. */
function Narrow({ unread }: { unread: string }) {
  const t = useT();
  const hidden = useSlice('wallet', (wallet) => wallet.hidden);
  return (
    <>
      <div role="none" className={css.narrow}>
        <MenuEntry icon={<Bell aria-hidden />} onSelect={() => send({ route: { open: 'notice' } })}>
          {t('view-messages')} {unread ? <Badge tone="negative">{unread}</Badge> : null}
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
