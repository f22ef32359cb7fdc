/** The header: a thin bar for notices and settings, and under it logo, sections and account. */
import type { ReactNode } from 'react';
import css from './Header.module.css';

export interface HeaderProps {
  skipLabel: string;
  top: ReactNode;
  logo: ReactNode;
  nav: ReactNode;
  account: ReactNode;
}

export function Header({ skipLabel, top, logo, nav, account }: HeaderProps) {
  return (
    <>
      <a className={css.skip} href="#main">
        {skipLabel}
      </a>
      <div className={css.top}>
        <div className={css.topRow}>{top}</div>
      </div>
      <header className={css.header}>
        <div className={css.row}>
          {logo}
          <div className={css.nav}>{nav}</div>
          <div className={css.account}>{account}</div>
        </div>
      </header>
    </>
  );
}
