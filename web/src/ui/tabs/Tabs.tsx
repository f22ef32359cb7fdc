/** Tabs over a panel. Arrow keys move and select; Home and End go to the ends. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { cx } from '../cx.ts';
import css from './Tabs.module.css';

export interface TabItem {
  key: string;
  label: string;
  selected: boolean;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  onSelect: (key: string) => void;
  /** The tabs share the whole width; for two or three at the top of a form. */
  fill?: boolean;
  children: ReactNode;
}

/** The index a key moves to; undefined for any other key. */
function stepOf(event: KeyboardEvent, at: number, count: number): number | undefined {
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === forward || event.key === 'ArrowDown') return (at + 1) % count;
  if (event.key === back || event.key === 'ArrowUp') return (at - 1 + count) % count;
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  return undefined;
}

export function Tabs({ label, items, onSelect, fill, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const selected = items.find((item) => item.selected);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.selected);
    const next = stepOf(event, at, items.length);
    const item = next === undefined ? undefined : items[next];
    if (!item || next === undefined) return;
    event.preventDefault();
    onSelect(item.key);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div className={css.tabs}>
      <div
        role="tablist"
        aria-label={label}
        ref={list}
        className={cx(css.list, fill && css.fill)}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="tab"
            id={`${id}-${item.key}`}
            aria-selected={item.selected}
            aria-controls={`${id}-panel`}
            tabIndex={item.selected ? 0 : -1}
            className={css.tab}
            onClick={() => onSelect(item.key)}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={selected ? `${id}-${selected.key}` : undefined}
      >
        {children}
      </div>
    </div>
  );
}
