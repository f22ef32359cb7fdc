/** Skeletons of loading content. They appear after 150 ms, so that a fast response does not flicker. */
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
 * Skeleton of a grid of game tiles; `row` makes it a single row that is cut off. Without a label it only reserves
 * the place of content that is not being loaded yet.
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

/** Skeleton of a lobby's vendor cards. */
export function CardSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={css.cards}>
      {keys(8).map((key) => (
        <Skeleton key={key} shape="card" />
      ))}
    </div>
  );
}

/** Skeleton of a section of text. */
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
