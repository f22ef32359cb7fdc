/** The site's buttons. `primary` is the one amber action of a view; everything else is quieter. */
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import css from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: 'sm' | 'md' | 'lg';
  /** Shows a spinner and ignores clicks, keeping focus and width. */
  busy?: boolean;
  icon?: ReactNode;
  full?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'secondary',
    size = 'md',
    busy = false,
    icon,
    full,
    className,
    onClick,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={cx(css.button, css[variant], css[size], full && css.full, className)}
    >
      {busy ? <Spinner /> : icon}
      <span className={css.label}>{children}</span>
    </button>
  );
}

export interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  variant?: ButtonVariant;
  size?: 'sm' | 'md' | 'lg';
  icon?: ReactNode;
  full?: boolean;
  /** Opens in a new tab, for targets outside the site. */
  external?: boolean;
}

/** A link styled as a button: it navigates, so it can be opened in a new tab. */
export function ButtonLink({
  href,
  children,
  variant = 'secondary',
  size = 'md',
  icon,
  full,
  external,
}: ButtonLinkProps) {
  const target = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...target} className={cx(css.button, css[variant], css[size], full && css.full)}>
      {icon}
      <span className={css.label}>{children}</span>
    </a>
  );
}
