import css from './Progress.module.css';

/** A progress bar; `percent` is 0 to 100, or null for an indeterminate one. */
export function Progress({ label, percent }: { label: string; percent: number | null }) {
  return percent === null ? (
    <progress className={css.moving} aria-label={label} />
  ) : (
    <progress className={css.bar} max={100} value={percent} aria-label={label} />
  );
}
