/** The foot of every page (section 2, "Footer"). */
import type { ReactNode } from 'react';
import type { ResourceLink } from '../../core/generated/index.ts';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Footer, FooterLinks } from '../../ui/layout/Footer.tsx';
import { Downloads } from './Downloads.tsx';
import css from './Foot.module.css';

export function Foot() {
  const t = useT();
  const frame = useSlice('frame', (view) => view);
  const brand = useSlice('site', (site) => site.brand);
  const links = (items: ResourceLink[]) =>
    items.map(({ key, label, href }) => ({ key, label, href, external: href.startsWith('https:') }));
  const support = frame.support.map(({ key, title, href }) => ({ key, label: title, href, external: true }));
  const columns: { key: string; title: string; content: ReactNode }[] = [
    { key: 'help', title: t('view-footer-help'), content: <FooterLinks links={links(frame.help)} /> },
    { key: 'support', title: t('view-footer-support'), content: <FooterLinks links={support} /> },
    { key: 'app', title: t('view-footer-app'), content: <Downloads items={frame.downloads} /> },
    { key: 'browsers', title: t('view-footer-browsers'), content: <Marks items={frame.browsers} /> },
    { key: 'badges', title: t('view-footer-licences'), content: <Marks items={frame.badges} /> },
  ];
  const filled: Record<string, number> = {
    help: frame.help.length,
    support: support.length,
    app: frame.downloads.length,
    browsers: frame.browsers.length,
    badges: frame.badges.length,
  };
  return (
    <Footer
      columns={columns.filter((column) => filled[column.key])}
      strip={frame.vendorLogos.length > 0 ? <VendorLogos items={frame.vendorLogos} /> : undefined}
      legal={
        <>
          <p>{t('view-footer-play-money')}</p>
          <p>{t('view-footer-age')}</p>
          <p className={css.legalLine}>
            <span>{t('view-footer-copyright', { brand })}</span>
            <Clock />
          </p>
        </>
      }
    />
  );
}

/** Local time with its offset; a slice of its own, so that a second's tick paints nothing else. */
function Clock() {
  const time = useSlice('clock', (clock) => clock.time);
  const offset = useSlice('clock', (clock) => clock.offset);
  return (
    <bdi dir="ltr" className={css.clock}>
      {time} {offset}
    </bdi>
  );
}

function VendorLogos({ items }: { items: ResourceLink[] }) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the row scrolls, so the keyboard must be able to reach it.
    <ul className={css.vendors} aria-label={t('view-footer-vendors')} tabIndex={0}>
      {items.map((item) => (
        <li key={item.key} className={css.vendor}>
          {item.image ? (
            <img src={item.image} alt={item.label} width={96} height={24} loading="lazy" />
          ) : (
            <bdi>{item.label}</bdi>
          )}
        </li>
      ))}
    </ul>
  );
}

function Marks({ items }: { items: ResourceLink[] }) {
  return (
    <ul className={css.marks}>
      {items.map((item) => (
        <li key={item.key} className={css.mark}>
          {item.image ? <img src={item.image} alt="" width={28} height={28} loading="lazy" /> : null}
          {item.href ? (
            <a href={item.href} target="_blank" rel="noopener noreferrer">
              {item.label}
            </a>
          ) : (
            <span>{item.label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
