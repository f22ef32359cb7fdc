/** Redeems the open reward: quantity, delivery address, payment password, confirmation. */
import { Minus, Plus } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import type { RedeemDone, RedeemField, RedeemForm } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Pin } from '../../member/common/Pin.tsx';
import { useFocusOn } from '../../member/common/useFocusOn.ts';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { CopyField } from '../../ui/copy/CopyField.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import css from './View.module.css';

const FILL: Record<RedeemField, string> = {
  recipient: 'name',
  phone: 'tel',
  address: 'street-address',
  contact: 'off',
  paymentPassword: 'off',
};

export function Redeem({ form }: { form: RedeemForm }) {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const { pin, inputs, refused } = form;
  useFocusOn(element, form.refusals, refused && refused !== 'paymentPassword' ? refused : (pin?.name ?? ''));
  if (!pin) return <NoPassword href={form.security} />;
  const read = (name: string) => {
    const input = element.current?.elements.namedItem(name);
    return input instanceof HTMLInputElement ? input.value : '';
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.busy) return;
    const typed = {
      recipient: read('recipient'),
      phone: read('phone'),
      address: read('address'),
      contact: read('contact'),
      paymentPassword: read(pin.name),
    };
    send({ pointMall: { redeem: typed } });
  };
  const edited = (field: RedeemField) => send({ pointMall: { edited: field } });
  return (
    <form ref={element} className={css.form} onSubmit={submit} noValidate aria-label={t('view-points-form')}>
      {form.problem ? <FormProblem problem={form.problem} /> : null}
      {form.most > 1 ? <Quantity form={form} /> : null}
      {inputs.map(({ field, label, error }) => (
        <TextField
          key={field}
          name={field}
          label={t(label)}
          required
          type={field === 'phone' || field === 'contact' ? 'tel' : 'text'}
          autoComplete={FILL[field]}
          maxLength={field === 'address' ? 300 : 80}
          error={error ? t(error) : undefined}
          onChange={() => edited(field)}
        />
      ))}
      <p className={css.small}>{t(form.purpose)}</p>
      <Pin pin={pin} onEdited={() => edited('paymentPassword')} />
      <p className={css.small}>
        <Link href={form.security}>{t('view-pin-forgotten')}</Link>
      </p>
      <div className={css.actions}>
        <Button type="submit" variant="primary" size="lg" busy={form.busy}>
          {t('view-points-redeem')}
        </Button>
        <span className={css.price}>{t(form.total)}</span>
      </div>
    </form>
  );
}

function Quantity({ form }: { form: RedeemForm }) {
  const t = useT();
  const choose = (quantity: number) => send({ pointMall: { quantity } });
  return (
    <fieldset className={css.quantity}>
      <legend className={css.label}>{t('view-points-quantity')}</legend>
      <IconButton
        label={t('view-points-fewer')}
        disabled={form.quantity <= 1}
        onClick={() => choose(form.quantity - 1)}
        look="filled"
        icon={<Minus aria-hidden />}
      />
      <output className={css.figure}>{form.quantity}</output>
      <IconButton
        label={t('view-points-more')}
        disabled={form.quantity >= form.most}
        onClick={() => choose(form.quantity + 1)}
        look="filled"
        icon={<Plus aria-hidden />}
      />
    </fieldset>
  );
}

export function NoPassword({ href }: { href: string }) {
  const t = useT();
  return (
    <>
      <Notice tone="info" text={t('view-points-needs-password')} />
      <div className={css.actions}>
        <ButtonLink href={href}>{t('view-points-set-password')}</ButtonLink>
      </div>
    </>
  );
}

export function Done({ done }: { done: RedeemDone }) {
  const t = useT();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.form}>
      <p ref={heading} tabIndex={-1} className={css.done}>
        {t(done.sentence)}
      </p>
      <CopyField
        label={t('view-points-order')}
        value={done.orderNo}
        copyLabel={t('view-points-copy')}
        copiedLabel={t('view-copied')}
      />
      <div className={css.actions}>
        <ButtonLink href={done.history}>{t('view-points-history')}</ButtonLink>
        <Button variant="quiet" onClick={() => send(done.another)}>
          {t('view-points-another')}
        </Button>
      </div>
    </div>
  );
}
