/** The footer of every page (section 2 of the specification, "Footer"). What the operator does not name leaves no gap. */
import type { ReactNode } from 'react';
import type { ResourceLink, SupportLink } from '../../core/generated/index.ts';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Support } from '../../screens/contact/Support.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { VendorLogos } from './VendorLogos.tsx';
import css from './View.module.css';

export default function Footer() {
  const footer = useSlice('footer', (view) => view);
  const t = useT();
  const { help, support, downloads, browsers, badges, vendorLogos, advice } = footer;
  const columns = [
    help.length > 0 && (
      <Column key="help" title={t('view-footer-help')}>
        <Links items={help} />
      </Column>
    ),
    support.length > 0 && (
      <Column key="support" title={t('view-footer-support')}>
        <SupportList links={support} />
      </Column>
    ),
    downloads.length > 0 && (
      <Column key="app" title={t('view-footer-app')}>
        <Links items={downloads} />
      </Column>
    ),
    browsers.length > 0 && (
      <Column key="browsers" title={t('view-footer-browsers')}>
        <Links items={browsers} />
      </Column>
    ),
  ].filter(Boolean);
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        {advice ? <Notice tone="info" text={t(advice)} /> : null}
        {vendorLogos.length > 0 ? <VendorLogos items={vendorLogos} /> : null}
        {columns.length > 0 ? <div className={css.columns}>{columns}</div> : null}
        {badges.length > 0 ? <Badges items={badges} /> : null}
        <Legal />
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      {children}
    </section>
  );
}

const outside = (href: string) =>
  href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {};

interface Item {
  key: string;
  label: string;
  image: string;
  href: string;
}

function Links({ items }: { items: readonly Item[] }) {
  return (
    <ul className={css.links}>
      {items.map(({ key, label, href }) => (
        <li key={key}>
          {href ? (
            <a href={href} {...outside(href)}>
              {label}
            </a>
          ) : (
            <span>{label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function SupportList({ links }: { links: readonly SupportLink[] }) {
  return (
    <ul className={css.links}>
      {links.map((link) => (
        <li key={link.key}>
          <Support link={link}>{link.title}</Support>
        </li>
      ))}
    </ul>
  );
}

/** Licences: a seal, and whose it is. */
function Badges({ items }: { items: readonly ResourceLink[] }) {
  const t = useT();
  return (
    <section aria-label={t('view-footer-licences')}>
      <h2 className={css.title}>{t('view-footer-licences')}</h2>
      <ul className={css.badges}>
        {items.map(({ key, label, image, href }) => (
          <li key={key} className={css.badge}>
            {image ? <img src={image} alt="" width={44} height={44} loading="lazy" /> : null}
            {href ? (
              <a href={href} {...outside(href)}>
                {label}
              </a>
            ) : (
              <span>{label}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who may play, with what money, whose site this is, and what time it is. */
function Legal() {
  const t = useT();
  const brand = useSlice('site', (site) => site.brand);
  return (
    <div className={css.legal}>
      <p className={css.notice}>
        <span className={css.age} aria-hidden="true">
          18+
        </span>
        <span>
          {t('view-footer-age')} {t('view-footer-play-money')}
        </span>
      </p>
      <p className={css.line}>
        <span>{t('view-footer-copyright', { brand })}</span>
        <Clock />
      </p>
    </div>
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
