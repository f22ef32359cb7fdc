/** New password by an e-mailed link: `?modal=resetPassword`. A link works once and expires soon. */
import { useId } from 'react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useFirstField } from '../account/AccountForm.tsx';
import { FormFooter } from '../account/FormFooter.tsx';
import { PasswordForm } from '../account/PasswordForm.tsx';

const close = () => send({ route: 'close' });

export default function ResetPasswordOverlay() {
  const t = useT();
  const id = useId();
  const title = useSlice('route', (route) => route.overlay?.title);
  const view = useSlice('reset', (reset) => reset);
  useFirstField(id, view.status);
  const usable = view.status.kind === 'ready' && !view.expired;
  return (
    <Sheet
      title={title ? t(title) : ''}
      closeLabel={t('view-close')}
      onClose={close}
      footer={usable ? <FormFooter form={id} label={t('view-password-set')} busy={view.busy} /> : undefined}
    >
      {view.expired ? (
        <EmptyState
          kind="unavailable"
          title={t('view-reset-expired-title')}
          text={t('view-reset-expired-text')}
          action={
            <Button variant="primary" data-autofocus onClick={() => send({ reset: 'askAgain' })}>
              {t('view-reset-again')}
            </Button>
          }
        />
      ) : (
        <PasswordForm id={id} view={view} onEvent={(event) => send({ reset: event })} />
      )}
    </Sheet>
  );
}
