/** The payment password: its state, and the forms that set, change and recover it. */
import { LockKeyhole, ShieldCheck } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import type { PaymentPasswordView, PinForm as PinFormView, PinName } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { CodeField } from '../../ui/account/CodeField.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import css from './PaymentPassword.module.css';
import { Pin } from './Pin.tsx';
import { Proof } from './Proof.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useFocusOn } from './useFocusOn.ts';

export function PaymentPassword() {
  const t = useT();
  const view = useSlice('paymentPassword', (slice) => slice);
  return (
    <SettingsSection
      icon={<LockKeyhole aria-hidden />}
      title={t('view-payment-password')}
      text={t('view-payment-password-about')}
      status={view.status}
      onRetry={() => send({ paymentPassword: 'retry' })}
      count={(view.form ? 2 : 0) + (view.set ? 1 : 0)}
    >
      <State view={view} />
    </SettingsSection>
  );
}

/** Asks for the login password again before the payment password is changed. */
export function PaymentProof() {
  const proof = useSlice('paymentPassword', (slice) => slice.proof);
  if (!proof) return null;
  return (
    <Proof
      proof={proof}
      onProve={(password) => send({ paymentPassword: { provePassword: password } })}
      onEdited={() => send({ paymentPassword: 'proofEdited' })}
      onCancel={() => send({ paymentPassword: 'cancelProof' })}
    />
  );
}

function State({ view }: { view: PaymentPasswordView }) {
  const t = useT();
  const { state, locked, guesses, problem, form, first } = view;
  return (
    <>
      {locked ? <Notice tone="warning" text={t(locked)} /> : null}
      {guesses ? <Notice tone="info" text={t(guesses)} /> : null}
      {problem ? <FormProblem problem={problem} /> : null}
      {form ? <PinForm key={form.key} form={form} busy={view.busy} /> : null}
      {form || !state ? null : (
        <div className={css.state}>
          <span className={css.word}>
            {view.set ? <ShieldCheck aria-hidden /> : null} {t(state)}
          </span>
          <Actions view={view} />
        </div>
      )}
      {first && !form ? (
        <div className={css.first}>
          <p>{t(first.text)}</p>
          <Button size="sm" onClick={() => send(first.press)}>
            {t(first.label)}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Actions({ view: { change, recover, security, busy, set } }: { view: PaymentPasswordView }) {
  const t = useT();
  return (
    <div className={css.buttons}>
      {change ? (
        <Button variant={set ? 'secondary' : 'primary'} busy={busy} onClick={() => send(change.press)}>
          {t(change.label)}
        </Button>
      ) : null}
      {recover ? (
        <Button variant="quiet" busy={busy} onClick={() => send(recover.press)}>
          {t(recover.label)}
        </Button>
      ) : null}
      {security ? (
        <ButtonLink href={security} variant="quiet">
          {t('view-payment-password-manage')}
        </ButtonLink>
      ) : null}
    </div>
  );
}

const edited = (name: PinName) => send({ paymentPassword: { edited: name } });

export function PinForm({ form, busy }: { form: PinFormView; busy: boolean }) {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  useFocusOn(element, form.focus?.count ?? 0, form.focus?.name ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const read = (name: PinName) => {
      const input = element.current?.elements.namedItem(name);
      return input instanceof HTMLInputElement ? input.value : '';
    };
    send({
      paymentPassword: {
        submit: {
          current: read('current'),
          paymentPassword: read('paymentPassword'),
          again: read('again'),
          verificationCode: read('verificationCode'),
        },
      },
    });
  };
  const { code } = form;
  return (
    <form ref={element} className={css.form} onSubmit={submit} noValidate aria-label={t(form.title)}>
      <h4 className={css.title}>{t(form.title)}</h4>
      {form.about ? <p className={css.about}>{t(form.about)}</p> : null}
      {code ? (
        <CodeField
          label={t(code.label)}
          name="verificationCode"
          error={code.error ? t(code.error) : undefined}
          sendLabel={code.button.label ? t(code.button.label) : ''}
          sending={code.button.busy}
          waiting={code.button.disabled}
          news={code.button.sent ? t('view-code-sent') : ''}
          onSend={() => send({ paymentPassword: 'getCode' })}
          onChange={() => edited('verificationCode')}
        />
      ) : null}
      {form.pins.map((pin) => (
        <Pin key={pin.name} pin={pin} onEdited={() => edited(pin.name)} />
      ))}
      <div className={css.buttons}>
        <Button type="submit" variant="primary" busy={busy}>
          {t(form.submit)}
        </Button>
        <Button variant="quiet" onClick={() => send({ paymentPassword: 'cancel' })}>
          {t('view-cancel')}
        </Button>
      </div>
    </form>
  );
}
