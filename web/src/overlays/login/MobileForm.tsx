/** Login by mobile number and SMS code. */
import { type FormEvent, useRef, useState } from 'react';
import type { Field, LoginView, MobileLoginView } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { CaptchaField } from '../account/CaptchaField.tsx';
import { Fields } from '../account/Fields.tsx';
import css from './LoginForm.module.css';
import { Submit } from './Submit.tsx';

export function MobileForm({ login, mobile }: { login: LoginView; mobile: MobileLoginView }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [remember, setRemember] = useState(login.remember);
  const text = (name: string) => String(new FormData(form.current ?? undefined).get(name) ?? '');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({
      login: {
        submitMobile: { verificationCode: text('verificationCode'), captcha: text('captcha'), remember },
      },
    });
  };

  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <Fields
        fields={[mobile.number, mobile.code]}
        country={mobile.country}
        code={mobile.getCode}
        onTyped={typed}
        onSendCode={() => send({ login: { getCode: { captcha: text('captcha') } } })}
      />
      {login.captcha ? <CaptchaField form="loginMobile" captcha={login.captcha} /> : null}
      <Checkbox label={t('view-login-remember')} name="remember" checked={remember} onChange={setRemember} />
      <Submit login={login} />
    </form>
  );
}

/** The number is kept in the core, the code only in its input. */
function typed(field: Field, value: string) {
  send({ login: field === 'mobileNum' ? { number: value } : { edited: field } });
}
