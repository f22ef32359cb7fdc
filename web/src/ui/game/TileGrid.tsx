/** The grid that game tiles stand in; as many columns as fit, at least three on a phone. */
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import css from './TileGrid.module.css';

export interface TileGridProps {
  children: ReactNode;
  /** What is shown is being replaced. */
  busy?: boolean;
  /** One row that scrolls sideways. */
  row?: boolean;
}

export function TileGrid({ children, busy, row }: TileGridProps) {
  return (
    <div className={cx(css.grid, row && css.row, busy && css.busy)} aria-busy={busy || undefined}>
      {children}
    </div>
  );
}
