/** Form of the personal details: name, date of birth, country. */
import { type FormEvent, useRef } from 'react';
import type { IdentityForm as Form } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useRegionName, useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { useFocusOn } from '../common/useFocusOn.ts';
import css from './View.module.css';

const typed = (field: 'name' | 'birthDate' | 'country') => (value: string) =>
  send({ identityCheck: { typed: { field, value } } });

export default function IdentityForm({ form, busy }: { form: Form; busy: boolean }) {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  useFocusOn(element, form.refusals, form.focus ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) send({ identityCheck: 'save' });
  };
  const error = (text: Form['nameError']) => (text ? t(text) : undefined);
  return (
    <form
      ref={element}
      className={css.identityForm}
      onSubmit={submit}
      noValidate
      aria-label={t('view-identity-check')}
    >
      <TextField
        label={t('view-identity-name')}
        name="name"
        required
        value={form.name}
        autoComplete="name"
        error={error(form.nameError)}
        onChange={typed('name')}
      />
      <TextField
        label={t('view-identity-birth-date')}
        name="birthDate"
        type="date"
        required
        value={form.birthDate}
        autoComplete="bday"
        error={error(form.birthDateError)}
        onChange={typed('birthDate')}
      />
      <Country form={form} />
      <div className={css.buttons}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('view-identity-save')}
        </Button>
        <Button variant="quiet" onClick={() => send({ identityCheck: 'cancel' })}>
          {t('view-cancel')}
        </Button>
      </div>
    </form>
  );
}

function Country({ form }: { form: Form }) {
  const t = useT();
  const region = useRegionName();
  const none = { key: '', label: t('view-identity-choose'), selected: form.country === '' };
  const options = form.countries.map((code) => ({
    key: code,
    label: region(code),
    selected: code === form.country,
  }));
  return (
    <Select
      label={t('view-identity-country')}
      name="country"
      required
      options={[none, ...options]}
      error={form.countryError ? t(form.countryError) : undefined}
      onSelect={typed('country')}
    />
  );
}
