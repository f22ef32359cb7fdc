/**
 * The site's sections in the header. A section with vendors has a dropdown of them: hover opens it, the keyboard by
 * the button beside the section, touch by a first tap; its last entry is the section itself.
 */

import { ArrowRight, ChevronDown } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { cx } from '../cx.ts';
import { Picture } from '../picture/Picture.tsx';
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
  allLabel,
  links,
}: {
  label: string;
  moreLabel: string;
  allLabel: string;
  links: readonly NavLink[];
}) {
  return (
    <nav aria-label={label} className={css.nav}>
      <ul className={css.list}>
        {links.map((link) => (
          <NavItem key={link.key} link={link} moreLabel={moreLabel} allLabel={allLabel} />
        ))}
      </ul>
    </nav>
  );
}

interface NavItemProps {
  link: NavLink;
  moreLabel: string;
  allLabel: string;
}

function NavItem({ link, moreLabel, allLabel }: NavItemProps) {
  const [open, setOpen] = useState(false);
  const vendors = link.children ?? [];

  const onTap = (event: MouseEvent) => {
    if ((event.nativeEvent as PointerEvent).pointerType !== 'touch' || open || vendors.length === 0) return;
    event.preventDefault();
    setOpen(true);
  };

  return (
    <li
      className={css.item}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <a
        className={css.link}
        href={link.href}
        aria-current={link.current ? 'page' : undefined}
        data-open={open || undefined}
        onClick={onTap}
      >
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
                  {vendor.icon ? <Picture src={vendor.icon} width={24} height={24} /> : null}
                  <bdi>{vendor.label}</bdi>
                </a>
              </li>
            ))}
            <li>
              <a className={cx(css.vendor, css.all)} href={link.href}>
                {allLabel}
                <ArrowRight aria-hidden />
              </a>
            </li>
          </ul>
        </>
      ) : null}
    </li>
  );
}
