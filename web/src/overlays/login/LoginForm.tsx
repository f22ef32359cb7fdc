/**
 * The login form, username tab (section 2 of the specification).
 *
 * Its inputs are uncontrolled: what is typed stands in the form alone and reaches the core once, with the submit.
 */
import { type FormEvent, useId, useState } from 'react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Captcha } from './Captcha.tsx';
import css from './LoginForm.module.css';

export function LoginForm() {
  const t = useT();
  const login = useSlice('login', (view) => view);
  const [remember, setRemember] = useState(login.remember);
  const waiting = useId();

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
      {login.wanted ? <p className={css.wanted}>{t(login.wanted)}</p> : null}
      {login.problem ? (
        <Notice
          tone="error"
          text={t(login.problem.text)}
          detail={login.problem.requestId ? t('view-request-id', { id: login.problem.requestId }) : undefined}
        />
      ) : null}
      <TextField
        label={t('view-login-username')}
        name="username"
        autoComplete="username"
        defaultValue={login.username}
        error={login.usernameError ? t(login.usernameError) : undefined}
        onChange={() => send({ login: { edited: 'username' } })}
      />
      <TextField
        label={t('view-login-password')}
        name="password"
        type="password"
        autoComplete="current-password"
        error={login.passwordError ? t(login.passwordError) : undefined}
        onChange={() => send({ login: { edited: 'password' } })}
        reveal={{
          shown: login.passwordShown,
          showLabel: t('view-password-show'),
          hideLabel: t('view-password-hide'),
          onToggle: () => send({ login: 'togglePassword' }),
        }}
      />
      {login.captcha ? <Captcha captcha={login.captcha} /> : null}
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
      <Button
        type="submit"
        variant="primary"
        size="lg"
        full
        busy={login.busy}
        disabled={login.wait !== ''}
        aria-describedby={login.wait ? waiting : undefined}
      >
        {t('view-log-in')}
      </Button>
      {login.wait ? (
        <p id={waiting} className={css.wait}>
          {t('view-login-wait', { time: login.wait })}
        </p>
      ) : null}
      {login.canSignUp ? (
        <p className={css.other}>
          {t('view-login-no-account')}{' '}
          <button type="button" className={css.link} onClick={() => send({ route: { open: 'register' } })}>
            {t('view-sign-up')}
          </button>
        </p>
      ) : null}
    </form>
  );
}
