/** The sections in the header, each with its first vendors. */
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { NavBar } from '../../ui/layout/NavBar.tsx';

export function Nav() {
  const t = useT();
  const nav = useSlice('layout', (layout) => layout.nav);
  const links = nav.map((item) => ({
    key: item.key,
    label: t(item.label),
    href: item.href,
    current: item.active,
    children: item.vendors.map(({ key, name, icon, href }) => ({
      key,
      label: name,
      icon: icon || undefined,
      href,
    })),
  }));
  return (
    <NavBar
      label={t('view-nav')}
      moreLabel={t('view-nav-vendors')}
      allLabel={t('view-see-all')}
      links={links}
    />
  );
}
