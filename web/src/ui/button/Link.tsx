/** A link in running text or beside a heading. Inside the site, the app turns the click into a navigation. */
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import css from './Link.module.css';

export interface LinkProps {
  href: string;
  children: ReactNode;
  external?: boolean;
  strong?: boolean;
}

export function Link({ href, children, external, strong }: LinkProps) {
  const target = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...target} className={cx(css.link, strong && css.strong)}>
      {children}
    </a>
  );
}
