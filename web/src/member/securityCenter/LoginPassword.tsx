/** The login password, and the form that changes it. */
import { LockKeyhole } from 'lucide-react';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import { retry } from './retry.ts';
import css from './View.module.css';

const READY = { kind: 'ready' } as const;

export function LoginPassword() {
  const t = useT();
  return (
    <SettingsSection
      icon={<LockKeyhole aria-hidden />}
      title={t('view-login-password')}
      text={t('view-password-about')}
      status={READY}
      onRetry={retry}
      count={0}
    >
      <div className={css.buttons}>
        <Button onClick={() => send({ route: { open: 'changePassword' } })}>
          {t('view-password-change')}
        </Button>
      </div>
    </SettingsSection>
  );
}
