/** Grid of game tiles: as many columns as fit, at least three on a phone. */
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import css from './TileGrid.module.css';

export interface TileGridProps {
  children: ReactNode;
  /** The content is being reloaded. */
  busy?: boolean;
  /** One row that scrolls sideways. */
  row?: boolean;
  /** Leaves out tiles of an incomplete last row; for lists that are only a selection anyway. */
  whole?: boolean;
}

export function TileGrid({ children, busy, row, whole }: TileGridProps) {
  const grid = (
    <div className={cx(css.grid, row && css.row, busy && css.busy)} aria-busy={busy || undefined}>
      {children}
    </div>
  );
  return whole ? <div className={css.whole}>{grid}</div> : grid;
}
