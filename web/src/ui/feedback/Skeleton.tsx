/** Shapes of what is still loading. They appear after 150 ms, so that a fast answer never flickers. */
import { cx } from '../cx.ts';
import css from './Skeleton.module.css';

export function Skeleton({
  shape = 'line',
}: {
  shape?: 'line' | 'short' | 'block' | 'banner' | 'tile' | 'card';
}) {
  return <span aria-hidden="true" className={`${css.skeleton} ${css[shape]}`} />;
}

const keys = (count: number) => Array.from({ length: count }, (_, at) => at);

/**
 * A game grid's worth of tiles, each with its art, name and vendor; `row` stands in one line that runs out of sight. Without a label they keep
 * the place of what nobody has asked for yet.
 */
export function TileSkeletons({ label, row, count = 21 }: { label?: string; row?: boolean; count?: number }) {
  const says = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <div {...says} className={cx(css.grid, row && css.row)}>
      {keys(count).map((key) => (
        <div key={key} className={css.tileBox}>
          <Skeleton shape="tile" />
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      ))}
    </div>
  );
}

/** As many vendor cards as a lobby shows. */
export function CardSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={css.cards}>
      {keys(8).map((key) => (
        <Skeleton key={key} shape="card" />
      ))}
    </div>
  );
}

/** A page section's worth of lines. */
export function TextSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={css.lines}>
      <Skeleton shape="block" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
