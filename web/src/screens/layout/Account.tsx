/** Account part of the header: log in and sign up, or the logged-in panel (section 2, "Logged-in panel"). */
import { Mail, Users } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../../chunks/load.ts';
import type { MemberView } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { IconLink } from '../../ui/button/IconButton.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { Balance } from '../../ui/money/Balance.tsx';
import { ICONS } from './Bottom.tsx';
import css from './Layout.module.css';
import { MenuTrigger } from './MenuTrigger.tsx';

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
          href={member.agent.start}
          label={t('view-agent-centre')}
          icon={<Users aria-hidden />}
        />
      ) : null}
      {member.messages ? (
        <IconLink
          className={css.roomy}
          href={member.messages}
          label={t('view-messages')}
          icon={<Mail aria-hidden />}
          badge={member.unread || undefined}
        />
      ) : null}
      <div className={css.wallet}>
        <WalletBalance />
        <Raised />
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
      amount={wallet.shown}
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

/** The raised action of the bottom bar (e.g. deposit), shown beside the balance. */
export function Raised() {
  const t = useT();
  const raised = useSlice('layout', (layout) => layout.bottom.find((item) => item.raised));
  if (!raised) return null;
  return (
    <a className={css.raised} href={raised.href}>
      {ICONS[raised.key]}
      <span className={css.raisedLabel}>{t(raised.label)}</span>
    </a>
  );
}

/** The menu's entries are loaded after the first paint. */
function MemberMenu({ member }: { member: MemberView }) {
  const t = useT();
  const [Entries, setEntries] = useState<ComponentType<{ member: MemberView }>>();
  const load = () =>
    loadChunk(() => import('./MemberEntries.tsx')).then(
      (module) => setEntries(() => module.default),
      // The next press tries again; on a phone the member panel has the same entries.
      () => {},
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when a member is there.
  useEffect(() => void load(), []);
  return (
    <Menu
      className={css.account}
      label={t('view-account-menu')}
      trigger={<MenuTrigger member={member} />}
      {...(!Entries && { onOpen: load })}
    >
      {Entries ? <Entries member={member} /> : null}
    </Menu>
  );
}
