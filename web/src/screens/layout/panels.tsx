/** The layout's panels and the buttons that open them; a panel's content loads when it is first opened. */
import { Headset, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { cx } from '../../ui/cx.ts';
import { Panel } from './Panel.tsx';
import css from './panels.module.css';

const SIDE_PANEL_ID = 'side-panel';
const MENU_PANEL_ID = 'menu-panel';
/** Id of the member panel, for the bottom bar's entry that opens it. */
export const ME_PANEL_ID = 'me-panel';

/** Opens the panel of customer service and apps; renders nothing if the operator configured neither. */
export function SideButton({ tab = false }: { tab?: boolean }) {
  const t = useT();
  const wanted = useSlice('layout', (layout) => layout.side);
  if (!wanted) return null;
  return (
    <IconButton
      look={tab ? 'filled' : 'plain'}
      className={tab ? css.tab : css.sideButton}
      label={t('view-side-open')}
      icon={<Headset aria-hidden />}
      popoverTarget={SIDE_PANEL_ID}
    />
  );
}

/** Customer service and apps (section 2 of the specification, "Side bar"). */
export function SidePanel({ children }: { children: ReactNode }) {
  const t = useT();
  const wanted = useSlice('layout', (layout) => layout.side);
  if (!wanted) return null;
  return (
    <>
      <SideButton tab />
      <Panel id={SIDE_PANEL_ID} label={t('view-side-open')} className={cx(css.panel, css.side)}>
        {children}
      </Panel>
    </>
  );
}

/** Opens the menu of all pages, at widths where the header has no navigation bar. */
export function MenuButton() {
  const t = useT();
  const bar = useSlice('layout', (layout) => layout.bar);
  return (
    <IconButton
      className={cx(css.menuButton, bar && css.narrowOnly)}
      label={t('view-menu-open')}
      icon={<Menu aria-hidden />}
      popoverTarget={MENU_PANEL_ID}
    />
  );
}

/** Menu of all pages of the site. */
export function MenuPanel({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <Panel id={MENU_PANEL_ID} label={t('view-menu')} className={cx(css.panel, css.menu)}>
      {children}
    </Panel>
  );
}

/** The logged-in panel as a sheet, on a phone. */
export function MePanel({ children }: { children: ReactNode }) {
  const t = useT();
  const member = useSlice('session', (session) => session.kind === 'member');
  if (!member) return null;
  return (
    <Panel id={ME_PANEL_ID} label={t('view-account-menu')} className={cx(css.panel, css.me)}>
      {children}
    </Panel>
  );
}
