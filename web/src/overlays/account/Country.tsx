/**
 * The country list of a form. Country names come from the browser; they are passed to the core, which searches
 * them.
 */
import { useEffect } from 'react';
import type { CountryView } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useRegionName, useT } from '../../i18n/context.tsx';
import { CountryList } from '../../ui/account/CountryList.tsx';
import { COUNTRIES } from '../../ui/account/flags.ts';

export function Country({ country }: { country: CountryView }) {
  const t = useT();
  const nameOf = useRegionName();
  const { form } = country;

  useEffect(() => {
    send({ country: { names: COUNTRIES.map((code) => [code, nameOf(code)]) } });
  }, [nameOf]);

  return (
    <CountryList
      label={t('view-country')}
      searchLabel={t('view-country-search')}
      noneLabel={t('view-country-none')}
      selected={country.selected}
      options={country.options}
      open={country.open}
      onToggle={() => send({ country: { toggle: form } })}
      onClose={() => send({ country: { close: form } })}
      onLeave={() => send({ country: { blur: form } })}
      onReturn={() => send({ country: { focus: form } })}
      onSearch={(text) => send({ country: { search: { form, text } } })}
      onSelect={(key) => send({ country: { choose: { form, country: key } } })}
    />
  );
}
