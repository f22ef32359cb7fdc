/** Login by account name and password. */
import type { FormEvent } from 'react';
import { useState } from 'react';
import type { LoginView } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { CaptchaField } from '../account/CaptchaField.tsx';
import css from './LoginForm.module.css';
import { Submit } from './Submit.tsx';

export function UsernameForm({ login }: { login: LoginView }) {
  const t = useT();
  const [remember, setRemember] = useState(login.remember);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    send({
      login: {
        submit: {
          username: text('username'),
          password: text('password'),
          captcha: text('captcha'),
          remember,
        },
      },
    });
  };

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        label={t('view-login-username')}
        name="username"
        autoComplete="username"
        dir="ltr"
        defaultValue={login.username}
        error={login.usernameError ? t(login.usernameError) : undefined}
        onChange={() => send({ login: { edited: 'username' } })}
      />
      <TextField
        label={t('view-login-password')}
        name="password"
        type="password"
        autoComplete="current-password"
        dir="ltr"
        error={login.passwordError ? t(login.passwordError) : undefined}
        onChange={() => send({ login: { edited: 'password' } })}
        reveal={{
          shown: login.passwordShown,
          showLabel: t('view-password-show'),
          hideLabel: t('view-password-hide'),
          onToggle: () => send({ login: 'togglePassword' }),
        }}
      />
      {login.captcha ? <CaptchaField form="login" captcha={login.captcha} /> : null}
      <div className={css.between}>
        <Checkbox
          label={t('view-login-remember')}
          name="remember"
          checked={remember}
          onChange={setRemember}
        />
        <button
          type="button"
          className={css.link}
          onClick={() => send({ route: { open: 'forgotPassword' } })}
        >
          {t('view-login-forgot')}
        </button>
      </div>
      <Submit login={login} />
    </form>
  );
}
