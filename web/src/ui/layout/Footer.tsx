/** The foot of every page: help, licences, browsers, vendors, and who may play. */
import type { ReactNode } from 'react';
import css from './Footer.module.css';

export interface FooterProps {
  columns: readonly { key: string; title: string; content: ReactNode }[];
  /** A row of marks above the small print, e.g. the vendors. */
  strip?: ReactNode;
  legal: ReactNode;
}

export function Footer({ columns, strip, legal }: FooterProps) {
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        {strip ? <div className={css.strip}>{strip}</div> : null}
        <div className={css.columns}>
          {columns.map((column) => (
            <section key={column.key} className={css.column} aria-label={column.title}>
              <h2 className={css.title}>{column.title}</h2>
              {column.content}
            </section>
          ))}
        </div>
        <div className={css.legal}>{legal}</div>
      </div>
    </footer>
  );
}

export function FooterLinks({
  links,
}: {
  links: readonly { key: string; label: string; href: string; external?: boolean }[];
}) {
  return (
    <ul className={css.links}>
      {links.map((link) => (
        <li key={link.key}>
          <a href={link.href} {...(link.external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
