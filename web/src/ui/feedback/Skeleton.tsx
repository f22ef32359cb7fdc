/** Shapes of what is still loading. They appear after 150 ms, so that a fast answer never flickers. */
import css from './Skeleton.module.css';

export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'block' | 'banner' | 'tile' }) {
  return <span aria-hidden="true" className={`${css.skeleton} ${css[shape]}`} />;
}

const SIX = ['a', 'b', 'c', 'd', 'e', 'f'];
const TWELVE = [...SIX, 'g', 'h', 'i', 'j', 'k', 'l'];

/** A game grid's worth of tiles: art and two lines. */
export function TileSkeletons({ label, few }: { label: string; few?: boolean }) {
  return (
    <div role="status" aria-label={label} className={css.grid}>
      {(few ? SIX : TWELVE).map((key) => (
        <div key={key} className={css.tileBox}>
          <Skeleton shape="tile" />
          <Skeleton />
        </div>
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
