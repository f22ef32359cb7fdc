/**
 * Login without the form: passkey, third-party account, and the guest demo with an explanation. If a game is
 * waiting to be started, the demo is placed above the form: below it, it would be off screen on a phone.
 */
import { Dices, Fingerprint } from 'lucide-react';
import type { LoginView } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { ProviderMark } from '../../ui/brand/ProviderMark.tsx';
import { Button } from '../../ui/button/Button.tsx';
import css from './LoginForm.module.css';

export function OtherMethods({ login }: { login: LoginView }) {
  const t = useT();
  const { busy, doing, passkey, social, freePlay, freePlayFirst } = login;
  const demoHere = freePlay && !freePlayFirst;
  const off = (mine: LoginView['doing']) => busy && doing !== mine;
  if (!passkey && !demoHere && social.length === 0) return null;
  return (
    <div className={css.methods}>
      <p className={css.or}>
        <span>{t('view-login-or')}</span>
      </p>
      {passkey ? (
        <Button
          full
          icon={<Fingerprint aria-hidden />}
          busy={doing === 'passkey'}
          disabled={off('passkey')}
          onClick={() => send({ login: 'passkey' })}
        >
          {t('view-login-passkey')}
        </Button>
      ) : null}
      {social.length > 0 ? (
        <div className={css.social}>
          {social.map(({ key, label, enter }) => (
            <Button
              key={key}
              icon={<ProviderMark provider={key} />}
              disabled={busy}
              onClick={() => send(enter)}
            >
              {t(label)}
            </Button>
          ))}
        </div>
      ) : null}
      {demoHere ? <FreePlay login={login} /> : null}
    </div>
  );
}

export function FreePlay({ login: { busy, doing } }: { login: LoginView }) {
  const t = useT();
  const mine = doing === 'freePlay';
  return (
    <div className={css.demo}>
      <Dices aria-hidden className={css.dice} />
      <p className={css.demoText}>
        <span className={css.demoTitle}>{t('view-free-play-title')}</span>
        <span className={css.demoNote}>{t('view-free-play-note')}</span>
      </p>
      <Button size="sm" busy={mine} disabled={busy && !mine} onClick={() => send({ login: 'freePlay' })}>
        {t('view-free-play')}
      </Button>
    </div>
  );
}
