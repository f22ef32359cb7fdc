/**
 * Sets up the authenticator app in three steps: get an app, enter the key, confirm with a code.
 *
 * Nothing changes until the code is right, so that nobody is locked out by an app with a wrong key.
 */
import { ExternalLink, ShieldCheck, Smartphone } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import type { AuthenticatorView, LoadStatus } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { QrCode } from '../../screens/common/QrCode.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { SecretGroups } from '../../ui/secret/SecretGroups.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import { retry } from './retry.ts';
import css from './View.module.css';

type SettingUp = Extract<AuthenticatorView, { kind: 'settingUp' }>;

export function Authenticator() {
  const t = useT();
  const view = useSlice('securitySettings', (settings) => settings.authenticator);
  return (
    <SettingsSection
      icon={<Smartphone aria-hidden />}
      title={t('view-authenticator')}
      text={t('view-authenticator-about')}
      status={statusOf(view)}
      onRetry={retry}
      count={STEPS.indexOf(view.kind)}
    >
      <State view={view} />
    </SettingsSection>
  );
}

const STEPS: readonly AuthenticatorView['kind'][] = ['loading', 'failed', 'off', 'settingUp', 'on'];

function statusOf(view: AuthenticatorView): LoadStatus {
  if (view.kind === 'failed') return { kind: 'failed', problem: view.problem };
  return { kind: view.kind === 'loading' ? 'loading' : 'ready' };
}

function State({ view }: { view: AuthenticatorView }) {
  const t = useT();
  const busy = useSlice('securitySettings', (settings) => settings.busy);
  switch (view.kind) {
    case 'loading':
    case 'failed':
      return null;
    case 'off':
      return (
        <div className={css.on}>
          <span className={css.state}>{t('view-authenticator-off')}</span>
          <Button busy={busy} onClick={() => send({ securitySettings: 'beginAuthenticator' })}>
            {t('view-authenticator-begin')}
          </Button>
        </div>
      );
    case 'settingUp':
      return <Steps view={view} busy={busy} />;
    case 'on':
      return (
        <div className={css.on}>
          <span className={css.state}>
            <ShieldCheck aria-hidden /> {t('view-authenticator-on')}
          </span>
          <Button busy={busy} onClick={() => send({ securitySettings: 'removeAuthenticator' })}>
            {t('view-authenticator-remove')}
          </Button>
        </div>
      );
  }
}

function Steps({ view, busy }: { view: SettingUp; busy: boolean }) {
  const t = useT();
  const code = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) send({ securitySettings: { confirmAuthenticator: code.current?.value ?? '' } });
  };
  return (
    <form onSubmit={submit} noValidate>
      <ol className={css.steps}>
        <li>
          <p>{t('view-authenticator-step-app')}</p>
          <span className={css.qr}>
            <QrCode text={view.uri} size={184} margin={12} label={t('view-authenticator-code-picture')} />
          </span>
          <div className={css.buttons}>
            <ButtonLink href={view.uri} size="sm" icon={<ExternalLink aria-hidden />}>
              {t('view-authenticator-open')}
            </ButtonLink>
          </div>
        </li>
        <li>
          <p>{t('view-authenticator-step-key')}</p>
          <SecretGroups
            label={t('view-authenticator-key')}
            secret={view.secret}
            copyLabel={t('view-copy')}
            copiedLabel={t('view-copied')}
          />
        </li>
        <li>
          <p>{t('view-authenticator-step-code')}</p>
          <TextField
            label={t('view-authenticator-code')}
            name="authenticator-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            error={view.error ? t(view.error) : undefined}
            inputRef={code}
            onChange={() => send({ securitySettings: 'edited' })}
          />
          <div className={css.buttons}>
            <Button type="submit" variant="primary" busy={busy}>
              {t('view-authenticator-confirm')}
            </Button>
            <Button variant="quiet" onClick={() => send({ securitySettings: 'cancelAuthenticator' })}>
              {t('view-cancel')}
            </Button>
          </div>
        </li>
      </ol>
    </form>
  );
}
