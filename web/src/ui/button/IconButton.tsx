/** A 44 px square that holds one icon; its label is read aloud and shown on hover. */
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import css from './IconButton.module.css';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  label: string;
  icon: ReactNode;
  /** `plain` has no ground; `filled` stands on a surface; `glass` stands on art. */
  look?: 'plain' | 'filled' | 'glass';
  /** A small number at the corner, e.g. of unread messages; already formatted. */
  badge?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, icon, look = 'plain', badge, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={badge ? `${label}: ${badge}` : label}
      className={cx(css.icon, css[look], className)}
    >
      {icon}
      {badge ? <span className={css.badge}>{badge}</span> : null}
    </button>
  );
}

export interface IconLinkProps {
  href: string;
  label: string;
  icon: ReactNode;
  /** A small number at the corner, e.g. of unread messages; already formatted. */
  badge?: string | undefined;
  className?: string | undefined;
  /** Besides following the link. */
  onFollow?: (() => void) | undefined;
}

/** The same square where it leads somewhere, so that it can be opened in a new tab. */
export function IconLink({ href, label, icon, badge, className, onFollow }: IconLinkProps) {
  return (
    <a
      href={href}
      title={label}
      aria-label={badge ? `${label}: ${badge}` : label}
      className={cx(css.icon, css.plain, className)}
      onClick={onFollow}
    >
      {icon}
      {badge ? <span className={css.badge}>{badge}</span> : null}
    </a>
  );
}
