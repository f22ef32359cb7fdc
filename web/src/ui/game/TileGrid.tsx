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
  /** Leaves out the tiles that would begin a last row and not fill it. For a list that is a choice anyway. */
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
