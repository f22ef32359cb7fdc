/**
 * Change of a member's password: `?modal=changePassword` (sections 2 and 4).
 *
 * Three variants: with the old password, without it after a fresh login, and forced. A forced change can only be
 * left by setting a new password or logging out.
 */
import { useId } from 'react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { useFirstField } from '../account/AccountForm.tsx';
import { FormFooter } from '../account/FormFooter.tsx';
import { PasswordForm } from '../account/PasswordForm.tsx';

const close = () => send({ route: 'close' });

export default function ChangePasswordOverlay() {
  const t = useT();
  const id = useId();
  const title = useSlice('route', (route) => route.overlay?.title);
  const closable = useSlice('route', (route) => route.overlay?.closable ?? true);
  const view = useSlice('changePassword', (changePassword) => changePassword);
  useFirstField(id, view.status);
  const leave = (
    <Button size="lg" disabled={view.busy} onClick={() => send({ session: 'signOut' })}>
      {t('view-sign-out')}
    </Button>
  );
  const footer = (
    <FormFooter
      form={id}
      label={t('view-password-change')}
      busy={view.busy}
      other={view.forced ? leave : undefined}
    />
  );
  return (
    <Sheet
      title={title ? t(title) : ''}
      closeLabel={t('view-close')}
      onClose={close}
      dismissable={closable && !view.forced}
      footer={view.status.kind === 'ready' ? footer : undefined}
    >
      <PasswordForm id={id} view={view} onEvent={(event) => send({ changePassword: event })} />
    </Sheet>
  );
}
