/** Help services by country: phone number, website. */
import { ExternalLink, Phone } from 'lucide-react';
import type { HelpLineItem } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { regionName } from '../../i18n/regions.ts';
import { Select } from '../../ui/field/Select.tsx';
import css from './HelpLines.module.css';

export function HelpLines() {
  const t = useT();
  const tag = useSlice('site', (site) => site.language.tag);
  const { country, countries, lines } = useSlice('helpLines', (view) => view);
  const named = countries
    .map((key) => ({ key, label: regionName(tag, key), selected: key === country }))
    .sort((one, other) => one.label.localeCompare(other.label, tag));
  const all = { key: '', label: t('view-fair-country-all'), selected: country === '' };
  return (
    <div className={css.help}>
      {countries.length > 0 ? (
        <div className={css.country}>
          <Select
            label={t('view-fair-country')}
            name="country"
            options={country === '' ? [all, ...named] : named}
            onSelect={(chosen) => send({ helpLines: { country: chosen } })}
          />
        </div>
      ) : null}
      {lines.length > 0 ? (
        <ul className={css.lines}>
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </ul>
      ) : (
        <p>{t('view-fair-help-none')}</p>
      )}
    </div>
  );
}

function Line({ line: { name, phone, dial, href, hours } }: { line: HelpLineItem }) {
  const t = useT();
  return (
    <li className={css.line}>
      <p className={css.name}>
        <bdi>{name}</bdi>
      </p>
      {phone && dial ? (
        <a className={css.way} href={dial}>
          <Phone aria-hidden />
          <bdi dir="ltr">{phone}</bdi>
        </a>
      ) : null}
      {href ? (
        <a className={css.way} href={href} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden />
          {t('view-fair-help-page', { name })}
        </a>
      ) : null}
      {hours ? <p className={css.hours}>{hours}</p> : null}
    </li>
  );
}
