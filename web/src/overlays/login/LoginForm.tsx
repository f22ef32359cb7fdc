/**
 * Login (section 2 of the specification, "Login modal"), used in the overlay and on the login page.
 *
 * Inputs for secrets are uncontrolled: their values are kept only in the DOM and reach the core once, on submit.
 * While the server asks for a second factor, that prompt replaces the form.
 */
import { Target } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { LoginView } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { FormProblem } from '../account/AccountForm.tsx';
import { Factor } from './Factor.tsx';
import css from './LoginForm.module.css';
import { MobileForm } from './MobileForm.tsx';
import { FreePlay, OtherMethods } from './OtherMethods.tsx';
import { UsernameForm } from './UsernameForm.tsx';

export function LoginForm() {
  const asked = useSlice('factor', (factor) => factor.kind !== 'none');
  return <Step key={String(asked)}>{asked ? <Factor /> : <Login />}</Step>;
}

function Login() {
  const t = useT();
  const login = useSlice('login', (view) => view);
  return (
    <div className={css.login}>
      {login.resume ? (
        <p className={css.resume}>
          <Target aria-hidden /> {t(login.resume)}
        </p>
      ) : null}
      {login.problem ? <FormProblem problem={login.problem} /> : null}
      {login.freePlayFirst ? <FreePlay login={login} /> : null}
      <Methods login={login} />
      <OtherMethods login={login} />
      {login.canSignUp ? (
        <p className={css.other}>
          {t('view-login-no-account')}{' '}
          <button type="button" className={css.link} onClick={() => send({ route: { open: 'register' } })}>
            {t('view-sign-up')}
          </button>
        </p>
      ) : null}
    </div>
  );
}

/** The login methods as tabs; without tabs if there is only one. */
function Methods({ login }: { login: LoginView }) {
  const t = useT();
  const form = login.mobile ? (
    <MobileForm login={login} mobile={login.mobile} />
  ) : (
    <UsernameForm login={login} />
  );
  if (login.tabs.length < 2) return form;
  const select = (key: string) => {
    const tab = login.tabs.find((each) => each.key === key);
    if (tab) send(tab.select);
  };
  return (
    <Tabs
      label={t('view-login-methods')}
      fill
      items={login.tabs.map((tab) => ({ key: tab.key, label: t(tab.label), selected: tab.selected }))}
      onSelect={select}
    >
      {form}
    </Tabs>
  );
}

/** A step of the login: when it replaces another, its first field or choice gets the focus. */
function Step({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const nowhere = activeElement === document.body || activeElement?.tagName === 'DIALOG';
    if (nowhere) root.current?.querySelector<HTMLElement>('[data-autofocus], input')?.focus();
  }, []);
  return <div ref={root}>{children}</div>;
}
