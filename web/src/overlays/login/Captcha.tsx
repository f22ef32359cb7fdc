/** The captcha, once the server asks for one: picture, answer, another picture. */
import { RefreshCw } from 'lucide-react';
import type { CaptchaView } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import css from './LoginForm.module.css';

export function Captcha({ captcha }: { captcha: CaptchaView }) {
  const t = useT();
  return (
    <TextField
      // A new picture asks for a new answer.
      key={captcha.image}
      label={t('view-captcha')}
      name="captcha"
      autoComplete="off"
      error={captcha.error ? t(captcha.error) : undefined}
      onChange={() => send({ captcha: { edited: 'login' } })}
      after={
        <>
          <span className={css.picture}>
            {captcha.image ? (
              <img src={captcha.image} alt={t('view-captcha-picture')} width={120} height={40} />
            ) : (
              <Spinner label={t('view-loading')} />
            )}
          </span>
          <IconButton
            label={t('view-captcha-refresh')}
            icon={<RefreshCw aria-hidden />}
            disabled={!captcha.canRefresh || captcha.loading}
            onClick={() => captcha.refresh && send(captcha.refresh)}
          />
        </>
      }
    />
  );
}
