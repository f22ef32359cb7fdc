/** Content of the menu of all pages: sections with their vendors, all other pages, and contacts. */

import {
  ChevronDown,
  CircleHelp,
  Coins,
  Dices,
  Download,
  Fish,
  Gamepad2,
  Gift,
  HeartHandshake,
  House,
  Megaphone,
  MessagesSquare,
  Shield,
  Spade,
  Swords,
  Ticket,
  Trophy,
  UserPlus,
  X,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { NavItem } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Logo } from '../../ui/brand/Logo.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import css from './View.module.css';

const ICONS: Record<string, ReactNode> = {
  home: <House aria-hidden />,
  RNG: <Gamepad2 aria-hidden />,
  LIVE: <Dices aria-hidden />,
  SPORTS: <Trophy aria-hidden />,
  ESPORTS: <Shield aria-hidden />,
  ELOTT: <Ticket aria-hidden />,
  FISH: <Fish aria-hidden />,
  PVP: <Spade aria-hidden />,
  SV3: <Swords aria-hidden />,
  promotions: <Gift aria-hidden />,
  pointMall: <Coins aria-hidden />,
  notices: <Megaphone aria-hidden />,
  help: <CircleHelp aria-hidden />,
  download: <Download aria-hidden />,
  join: <UserPlus aria-hidden />,
  fairPlay: <HeartHandshake aria-hidden />,
};

export default function PageMenu() {
  const t = useT();
  const brand = useSlice('site', (site) => site.brand);
  const nav = useSlice('layout', (layout) => layout.nav);
  const pages = useSlice('footer', (footer) => footer.pages);
  const chat = useSlice('footer', (footer) => footer.chat);
  return (
    <>
      <div className={css.head}>
        <Logo name={brand} />
        <IconButton
          label={t('view-close')}
          icon={<X aria-hidden />}
          popoverTarget="menu-panel"
          popoverTargetAction="hide"
        />
      </div>
      <nav aria-label={t('view-menu-games')}>
        <ul className={css.list}>
          {nav.map((item) => (
            <Section key={item.key} item={item} />
          ))}
        </ul>
      </nav>
      <nav aria-label={t('view-menu-pages')} className={css.rest}>
        <ul className={css.list}>
          {pages.map((page) => (
            <li key={page.key}>
              <a className={css.link} href={page.href}>
                {ICONS[page.key]}
                <span className={css.label}>{t(page.label)}</span>
              </a>
            </li>
          ))}
          {chat ? (
            <li>
              <button type="button" className={css.link} data-leads-away onClick={() => send(chat)}>
                <MessagesSquare aria-hidden />
                <span className={css.label}>{t('view-chat-open')}</span>
              </button>
            </li>
          ) : null}
        </ul>
      </nav>
    </>
  );
}

/** A section; its vendors, if any, expand under it. */
function Section({ item }: { item: NavItem }) {
  const t = useT();
  const label = t(item.label);
  const [open, setOpen] = useState(false);
  return (
    <li className={css.section}>
      <a className={css.link} href={item.href} aria-current={item.active ? 'page' : undefined}>
        {ICONS[item.key] ?? <Gamepad2 aria-hidden />}
        <span className={css.label}>{label}</span>
      </a>
      {item.vendors.length > 0 ? (
        <>
          <button
            type="button"
            className={css.fold}
            aria-label={`${t('view-nav-vendors')}: ${label}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown aria-hidden />
          </button>
          <ul className={css.vendors} hidden={!open}>
            {item.vendors.map((vendor) => (
              <li key={vendor.key}>
                <a className={css.vendor} href={vendor.href}>
                  {vendor.icon ? <Picture src={vendor.icon} width={24} height={24} /> : null}
                  <bdi className={css.label}>{vendor.name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </li>
  );
}
