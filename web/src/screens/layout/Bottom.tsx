/** Bottom bar on phones. The core decides its entries; an entry's key names its icon. */
import { Gamepad2, Gift, House, Play, Plus, UserPlus, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { BottomBar } from '../../ui/layout/BottomBar.tsx';
import { ME_PANEL_ID } from './panels.tsx';

/** Icons of the entries, also used elsewhere. */
export const ICONS: Record<string, ReactNode> = {
  home: <House aria-hidden />,
  games: <Gamepad2 aria-hidden />,
  deposit: <Plus aria-hidden />,
  signUp: <UserPlus aria-hidden />,
  freePlay: <Play aria-hidden />,
  promotions: <Gift aria-hidden />,
  me: <UserRound aria-hidden />,
};

export function Bottom() {
  const t = useT();
  const items = useSlice('layout', (layout) => layout.bottom);
  const member = useSlice('session', (session) => session.kind === 'member');
  return (
    <BottomBar
      label={t('view-bottom-bar')}
      items={items.map((item) => ({
        key: item.key,
        label: t(item.label),
        href: item.href,
        current: item.active,
        icon: ICONS[item.key],
        raised: item.raised,
        popover: item.key === 'me' && member ? ME_PANEL_ID : undefined,
      }))}
    />
  );
}
