/** A 44 px square with one icon; its label is the accessible name and the tooltip. */
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import css from './IconButton.module.css';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  label: string;
  icon: ReactNode;
  /** `plain` has no background; `filled` is for surfaces; `glass` for use on pictures. */
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
  /** Called in addition to following the link. */
  onFollow?: (() => void) | undefined;
}

/** The same square as a link, so that it can be opened in a new tab. */
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
