/** The header (section 2 of the specification, "Header"). */
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Logo } from '../../ui/brand/Logo.tsx';
import { Header } from '../../ui/layout/Header.tsx';
import { Account } from './Account.tsx';
import css from './Layout.module.css';
import { Nav } from './Nav.tsx';
import { MenuButton } from './panels.tsx';
import { Search } from './Search.tsx';
import { TopBar } from './TopBar.tsx';

export function Head() {
  const t = useT();
  const brand = useSlice('site', (site) => site.brand);
  const bar = useSlice('layout', (layout) => layout.bar);
  const member = useSlice('session', (session) => session.kind === 'member');
  return (
    <Header
      skipLabel={t('view-skip')}
      top={<TopBar />}
      logo={
        <>
          <MenuButton />
          <a href="/" className={css.logo} aria-label={t('view-logo', { brand })}>
            <Logo name={brand} compact={member} />
          </a>
        </>
      }
      nav={bar ? <Nav /> : null}
      account={
        <>
          <Search />
          <Account />
        </>
      }
    />
  );
}
