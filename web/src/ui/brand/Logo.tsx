/** The logo: a lantern and the brand's name. */
import { cx } from '../cx.ts';
import css from './Logo.module.css';

/** `compact` hides the name on phones (except from screen readers) to make room for the balance. */
export function Logo({ name, compact }: { name: string; compact?: boolean }) {
  return (
    <span className={css.logo}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d="M24 3v5M24 38v7" stroke="#d08a1c" strokeWidth="2.4" strokeLinecap="round" />
        <rect x="17" y="7" width="14" height="5" rx="2" fill="#f3b93a" />
        <path d="M24 11c11 0 17 6 17 13s-6 13-17 13S7 31 7 24s6-13 17-13Z" fill="#f0613a" />
        <path d="M24 11c5 0 8 6 8 13s-3 13-8 13-8-6-8-13 3-13 8-13Z" fill="#ffa24d" />
        <path d="M24 11c2 0 3 6 3 13s-1 13-3 13-3-6-3-13 1-13 3-13Z" fill="#ffd98a" />
        <rect x="17" y="36" width="14" height="5" rx="2" fill="#f3b93a" />
      </svg>
      <span className={cx(css.name, compact && css.compact)}>{name}</span>
    </span>
  );
}
