/**
 * The form that adds a payout account, and the confirmation before one is removed. Both ask for the payment
 * password.
 */
import { type FormEvent, useRef } from 'react';
import type { AddAccountView, RemoveAccountView } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { RadioCards } from '../../ui/field/RadioCards.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import shared from '../common/MoneyForm.module.css';
import { Pin } from '../common/Pin.tsx';
import { useFocusOn } from '../common/useFocusOn.ts';
import { KindIcon } from './KindIcon.tsx';
import { sendPayoutAccount } from './send.ts';

/** Names of the inputs, by the field name that a refusal contains. */
const INPUT = {
  institution: 'institution',
  account: 'account',
  holder: 'holder',
  paymentPassword: 'current',
} as const;

function reader(form: HTMLFormElement | null): (name: string) => string {
  return (name) => {
    const input = form?.elements.namedItem(name);
    return input instanceof HTMLInputElement ? input.value : '';
  };
}

export function AddAccount({ form }: { form: AddAccountView }) {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const busy = useSlice('withdraw', (view) => view.busy);
  useFocusOn(element, form.focus?.count ?? 0, form.focus ? INPUT[form.focus.field] : '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = reader(element.current);
    if (!busy) sendPayoutAccount({ add: { account: read('account'), paymentPassword: read(form.pin.name) } });
  };
  const { institutions } = form;
  const nothing = {
    key: '',
    label: t('view-payout-choose'),
    selected: institutions.every((it) => !it.selected),
  };
  return (
    <form
      ref={element}
      className={shared.form}
      onSubmit={submit}
      noValidate
      aria-label={t('view-payout-add')}
    >
      <RadioCards
        label={t('view-payout-method')}
        name="method"
        items={form.methods.map(({ key, kind, name, fee, time, selected, select }) => ({
          key,
          icon: <KindIcon kind={kind} />,
          title: name,
          notes: [t(fee), ...(time ? [t(time)] : [])],
          selected,
          onSelect: select ? () => send(select) : undefined,
        }))}
      />
      <div className={shared.secrets}>
        {institutions.length > 0 ? (
          <Select
            label={t('view-payout-institution')}
            name="institution"
            required
            options={[nothing, ...institutions.map(({ key, selected }) => ({ key, label: key, selected }))]}
            error={form.institutionError ? t(form.institutionError) : undefined}
            onSelect={(institution) => sendPayoutAccount({ institution })}
          />
        ) : null}
        <TextField
          label={t(form.accountLabel)}
          name="account"
          required
          dir="ltr"
          inputMode={form.accountDigits ? 'numeric' : 'text'}
          autoComplete="off"
          hint={form.accountHint ? t(form.accountHint) : undefined}
          error={form.accountError ? t(form.accountError) : undefined}
          onChange={() => sendPayoutAccount({ edited: 'account' })}
        />
        <TextField
          label={t('view-payout-holder')}
          name="holder"
          required
          value={form.holder}
          autoComplete="name"
          hint={t(form.holderHint)}
          error={form.holderError ? t(form.holderError) : undefined}
          onChange={(holder) => sendPayoutAccount({ holder })}
        />
        <Pin pin={form.pin} onEdited={() => sendPayoutAccount({ edited: 'paymentPassword' })} />
      </div>
      {form.waits ? <Notice tone="info" text={t(form.waits)} /> : null}
      <Buttons label={t('view-payout-add')} busy={busy} />
    </form>
  );
}

export function RemoveAccount({ form }: { form: RemoveAccountView }) {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const busy = useSlice('withdraw', (view) => view.busy);
  useFocusOn(element, form.refusals, form.pin.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) sendPayoutAccount({ remove: reader(element.current)(form.pin.name) });
  };
  return (
    <form ref={element} className={shared.form} onSubmit={submit} noValidate aria-label={t(form.sentence)}>
      <p className={shared.sentence}>{t(form.sentence)}</p>
      <div className={shared.secrets}>
        <Pin pin={form.pin} onEdited={() => sendPayoutAccount({ edited: 'paymentPassword' })} />
      </div>
      <Buttons label={t('view-payout-remove-it')} busy={busy} />
    </form>
  );
}

function Buttons({ label, busy }: { label: string; busy: boolean }) {
  const t = useT();
  return (
    <div className={shared.buttons}>
      <Button type="submit" variant="primary" busy={busy}>
        {label}
      </Button>
      <Button variant="quiet" onClick={() => sendPayoutAccount('close')}>
        {t('view-cancel')}
      </Button>
    </div>
  );
}
