/** The sections of the site in the header; a section with vendors shows them under it on hover or focus. */
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import css from './NavBar.module.css';

export interface NavLink {
  key: string;
  label: string;
  href: string;
  current: boolean;
  /** The vendors of the section. */
  children?: readonly { key: string; label: string; href: string; icon?: string | undefined }[] | undefined;
}

export function NavBar({
  label,
  moreLabel,
  links,
}: {
  label: string;
  moreLabel: string;
  links: readonly NavLink[];
}) {
  return (
    <nav aria-label={label} className={css.nav}>
      <ul className={css.list}>
        {links.map((link) => (
          <NavItem key={link.key} link={link} moreLabel={moreLabel} />
        ))}
      </ul>
    </nav>
  );
}

function NavItem({ link, moreLabel }: { link: NavLink; moreLabel: string }) {
  const [open, setOpen] = useState(false);
  const vendors = link.children ?? [];
  return (
    <li
      className={css.item}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <a className={css.link} href={link.href} aria-current={link.current ? 'page' : undefined}>
        {link.label}
      </a>
      {vendors.length > 0 ? (
        <>
          <button
            type="button"
            className={css.more}
            aria-label={`${moreLabel}: ${link.label}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown aria-hidden />
          </button>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link inside is a click, and bubbles here. */}
          <ul className={css.vendors} hidden={!open} onClick={() => setOpen(false)}>
            {vendors.map((vendor) => (
              <li key={vendor.key}>
                <a className={css.vendor} href={vendor.href}>
                  {vendor.icon ? (
                    <img src={vendor.icon} alt="" width={24} height={24} loading="lazy" />
                  ) : null}
                  <bdi>{vendor.label}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </li>
  );
}
