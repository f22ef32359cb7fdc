/** Submit button, with the waiting time after too many attempts. */
import { useId } from 'react';
import type { LoginView } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import css from './LoginForm.module.css';

export function Submit({ login }: { login: LoginView }) {
  const t = useT();
  const waiting = useId();
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        full
        busy={login.doing === 'form'}
        disabled={login.wait !== '' || (login.busy && login.doing !== 'form')}
        aria-describedby={login.wait ? waiting : undefined}
      >
        {t('view-log-in')}
      </Button>
      {login.wait ? (
        <p id={waiting} className={css.wait}>
          {t('view-login-wait', { time: login.wait })}
        </p>
      ) : null}
    </>
  );
}
