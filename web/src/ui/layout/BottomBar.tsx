/** The phone's five ways: four sections round one raised action. Hidden on wide screens. */
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import css from './BottomBar.module.css';

export interface BottomBarItem {
  key: string;
  label: string;
  icon: ReactNode;
  href: string;
  current: boolean;
  /** The one in the middle that stands out. */
  raised?: boolean;
}

export function BottomBar({ label, items }: { label: string; items: readonly BottomBarItem[] }) {
  return (
    <nav aria-label={label} className={css.bar}>
      {items.map((item) => (
        <a
          key={item.key}
          href={item.href}
          className={cx(css.item, item.raised && css.raised)}
          aria-current={item.current ? 'page' : undefined}
        >
          <span className={css.icon}>{item.icon}</span>
          <span className={css.label}>{item.label}</span>
        </a>
      ))}
    </nav>
  );
}
