/** Links of the member's menu and panel: the core's entries, support, logout. */
import { ChartLine, Gift, Headset, LogOut, ReceiptText, ShieldCheck, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MemberView } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';

export interface MemberLink {
  key: string;
  label: string;
  icon: ReactNode;
  href?: string;
  /** Opens in a new tab. */
  external?: boolean;
  danger?: boolean;
  onSelect?: () => void;
}

const REGISTER = '?modal=register';

const ICONS: Record<string, ReactNode> = {
  transactionHistory: <ReceiptText aria-hidden />,
  personalProfit: <ChartLine aria-hidden />,
  rewardCenter: <Gift aria-hidden />,
  securityCenter: <ShieldCheck aria-hidden />,
};

export function useMemberLinks(member: MemberView): MemberLink[] {
  const t = useT();
  const { menu, support, canSignUp } = member;
  return [
    ...(canSignUp
      ? [{ key: 'signUp', label: t('view-sign-up'), icon: <UserPlus aria-hidden />, href: REGISTER }]
      : []),
    ...menu.map(({ key, label, href }) => ({ key, label: t(label), icon: ICONS[key], href })),
    ...(support
      ? [
          {
            key: 'support',
            label: support.title,
            icon: <Headset aria-hidden />,
            ...(support.open
              ? { onSelect: () => support.open && send(support.open) }
              : { href: support.href }),
            external: support.way === 'window',
          },
        ]
      : []),
    {
      key: 'signOut',
      label: t('view-sign-out'),
      icon: <LogOut aria-hidden />,
      danger: true,
      onSelect: () => send({ session: 'signOut' }),
    },
  ];
}
