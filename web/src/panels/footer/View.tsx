/**
 * Footer of every page (section 2 of the specification, "Footer"). Parts the operator does not configure are left
 * out.
 */
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Licence, SupportLink } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Support } from '../../screens/contact/Support.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PHONE, useMedia } from '../../ui/media.ts';
import { ChangeConsent, Consent } from './Consent.tsx';
import { usePictureOrigin } from './picture-origin.ts';
import { VendorLogos } from './VendorLogos.tsx';
import css from './View.module.css';

export default function Footer() {
  const footer = useSlice('footer', (view) => view);
  const t = useT();
  usePictureOrigin();
  useEffect(() => send({ avatar: 'wanted' }), []);
  const { help, support, downloads, browsers, licences, vendorLogos, advice } = footer;
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
        {licences.length > 0 ? <Licences items={licences} /> : null}
        <Legal />
      </div>
      <Consent />
    </footer>
  );
}

/** A list under its heading; on a phone the heading expands it. */
function Column({ title, children }: { title: string; children: ReactNode }) {
  const folds = useMedia(PHONE);
  if (!folds) {
    return (
      <section aria-label={title}>
        <h2 className={css.title}>{title}</h2>
        {children}
      </section>
    );
  }
  return (
    <details className={css.fold}>
      <summary>
        <h2>{title}</h2>
        <ChevronDown aria-hidden />
      </summary>
      {children}
    </details>
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

/** Licences as plain text: holder, number, and where to verify them. */
function Licences({ items }: { items: readonly Licence[] }) {
  const t = useT();
  return (
    <section aria-label={t('view-footer-licences')}>
      <h2 className={css.title}>{t('view-footer-licences')}</h2>
      <ul className={css.licences}>
        {items.map(({ key, label, number, href }) => (
          <li key={key} className={css.licence}>
            {href ? (
              <a href={href} aria-label={t('view-footer-licence-check', { name: label })} {...outside(href)}>
                {label}
              </a>
            ) : (
              <span>{label}</span>
            )}
            {number ? <bdi>{t('view-footer-licence-number', { number })}</bdi> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The operator's legal texts (age limit, company), and the clock. */
function Legal() {
  const t = useT();
  const brand = useSlice('site', (site) => site.brand);
  const age = useSlice('footer', (footer) => footer.age);
  const company = useSlice('footer', (footer) => footer.company);
  const control = useSlice('footer', (footer) => footer.control);
  return (
    <div className={css.legal}>
      {control ? (
        <p className={css.control}>
          <a href={control.href}>{t(control.label)}</a>
        </p>
      ) : null}
      {age.map(({ sign, text, least }) => (
        <p key={text} className={css.notice}>
          {sign ? (
            <span className={css.age} aria-hidden="true">
              {sign}
            </span>
          ) : null}
          <span>{least ? t(least) : text}</span>
        </p>
      ))}
      {company.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className={css.line}>
        <span>{t('view-footer-copyright', { brand })}</span>
        <ChangeConsent />
        <Clock />
      </p>
    </div>
  );
}

/** Local time with its UTC offset; a slice of its own, so that each second re-renders nothing else. */
function Clock() {
  const time = useSlice('clock', (clock) => clock.time);
  const offset = useSlice('clock', (clock) => clock.offset);
  return (
    <bdi dir="ltr" className={css.clock}>
      {time} {offset}
    </bdi>
  );
}
