/** The payee name (payouts are made only to it): its state, and the form that sets it and verifies it by a code. */
import { BadgeCheck, ShieldCheck } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import type { PayeeNameForm as FormView, PayeeNameView } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { CodeField } from '../../ui/account/CodeField.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import css from './PaymentPassword.module.css';
import { Proof } from './Proof.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useFocusOn } from './useFocusOn.ts';

export function PayeeName() {
  const t = useT();
  const view = useSlice('payeeName', (slice) => slice);
  const { problem, form } = view;
  return (
    <SettingsSection
      icon={<BadgeCheck aria-hidden />}
      title={t('view-payee-name')}
      text={t('view-payee-name-about')}
      status={view.status}
      onRetry={() => send({ payeeName: 'retry' })}
      count={(form ? 2 : 0) + (view.proven ? 1 : 0)}
    >
      {problem ? <FormProblem problem={problem} /> : null}
      {form ? <Form key={form.key} form={form} busy={view.busy} /> : <State view={view} />}
      {form ? null : <Contact view={view} />}
    </SettingsSection>
  );
}

/** Asks for the login password again before the name is set. */
export function PayeeNameProof() {
  const proof = useSlice('payeeName', (slice) => slice.proof);
  if (!proof) return null;
  return (
    <Proof
      proof={proof}
      onProve={(password) => send({ payeeName: { provePassword: password } })}
      onEdited={() => send({ payeeName: 'proofEdited' })}
      onCancel={() => send({ payeeName: 'cancelProof' })}
    />
  );
}

function State({ view: { state, name, proven, change, busy } }: { view: PayeeNameView }) {
  const t = useT();
  if (!state) return null;
  return (
    <div className={css.state}>
      <span className={css.word}>
        {proven ? <ShieldCheck aria-hidden /> : null} {name ? <bdi>{name}</bdi> : null} {t(state)}
      </span>
      {change ? (
        <div className={css.buttons}>
          <Button variant={proven ? 'secondary' : 'primary'} busy={busy} onClick={() => send(change.press)}>
            {t(change.label)}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Contact({ view: { contact } }: { view: PayeeNameView }) {
  const t = useT();
  if (!contact) return null;
  const { text, label, press, href } = contact;
  return (
    <div className={css.first}>
      <p>{t(text)}</p>
      {press ? (
        <Button size="sm" onClick={() => send(press)}>
          {t(label)}
        </Button>
      ) : null}
      {href ? (
        <ButtonLink href={href} size="sm">
          {t(label)}
        </ButtonLink>
      ) : null}
    </div>
  );
}

function Form({ form, busy }: { form: FormView; busy: boolean }) {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  useFocusOn(element, form.focus?.count ?? 0, form.focus?.field ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = element.current?.elements.namedItem('verificationCode');
    if (!busy) send({ payeeName: { submit: input instanceof HTMLInputElement ? input.value : '' } });
  };
  const { code } = form;
  return (
    <form ref={element} className={css.form} onSubmit={submit} noValidate aria-label={t('view-payee-name')}>
      <p className={css.about}>{t(form.about)}</p>
      <TextField
        label={t('view-payee-name-field')}
        name="name"
        required
        value={form.name}
        autoComplete="name"
        hint={form.nameHint ? t(form.nameHint) : undefined}
        error={form.nameError ? t(form.nameError) : undefined}
        onChange={(typed) => send({ payeeName: { typed } })}
      />
      <CodeField
        label={t(code.label)}
        name="verificationCode"
        error={code.error ? t(code.error) : undefined}
        sendLabel={code.button.label ? t(code.button.label) : ''}
        sending={code.button.busy}
        waiting={code.button.disabled}
        news={code.button.sent ? t('view-code-sent') : ''}
        onSend={() => send({ payeeName: 'getCode' })}
        onChange={() => send({ payeeName: 'codeEdited' })}
      />
      <div className={css.buttons}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('view-payee-name-save')}
        </Button>
        <Button variant="quiet" onClick={() => send({ payeeName: 'cancel' })}>
          {t('view-cancel')}
        </Button>
      </div>
    </form>
  );
}
