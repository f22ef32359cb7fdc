/** How far something is. */
import css from './Progress.module.css';

/** `percent` is 0 to 100; nothing where it is not known: then the bar moves by itself, as the browser has it. */
export function Progress({ label, percent }: { label: string; percent: number | null }) {
  return percent === null ? (
    <progress className={css.moving} aria-label={label} />
  ) : (
    <progress className={css.bar} max={100} value={percent} aria-label={label} />
  );
}
