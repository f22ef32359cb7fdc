/** Bottom navigation on phones: sections round one raised action, if there is one. Hidden on wide screens. */
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import css from './BottomBar.module.css';

export interface BottomBarItem {
  key: string;
  label: string;
  icon: ReactNode;
  href: string;
  current: boolean;
  /** The entry in the middle that stands out. */
  raised?: boolean;
  /** Id of a popover to open instead of navigating. */
  popover?: string | undefined;
}

export function BottomBar({ label, items }: { label: string; items: readonly BottomBarItem[] }) {
  return (
    <nav aria-label={label} className={css.bar}>
      {items.map((item) => (
        <Item key={item.key} item={item} />
      ))}
    </nav>
  );
}

function Item({ item }: { item: BottomBarItem }) {
  const content = (
    <>
      <span className={css.icon}>{item.icon}</span>
      <span className={css.label}>{item.label}</span>
    </>
  );
  const className = cx(css.item, item.raised && css.raised);
  if (item.popover) {
    return (
      <button type="button" className={className} popoverTarget={item.popover} aria-haspopup="dialog">
        {content}
      </button>
    );
  }
  return (
    <a href={item.href} className={className} aria-current={item.current ? 'page' : undefined}>
      {content}
    </a>
  );
}
