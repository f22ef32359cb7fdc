/** Registration as an overlay: `?modal=register` (section 2, "Register modal"). */
import { useId } from 'react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useFirstField } from '../account/AccountForm.tsx';
import { FormFooter } from '../account/FormFooter.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const close = () => send({ route: 'close' });

export default function RegisterOverlay() {
  const t = useT();
  const id = useId();
  const title = useSlice('route', (route) => route.overlay?.title);
  const view = useSlice('register', (register) => register);
  useFirstField(id, view.status);
  const reset = (
    <Button size="lg" disabled={!view.canReset || view.busy} onClick={() => send({ register: 'reset' })}>
      {t('view-register-reset')}
    </Button>
  );
  const footer = (
    <FormFooter form={id} label={t('view-register')} busy={view.busy} wait={view.wait} other={reset} />
  );
  return (
    <Sheet
      title={title ? t(title) : ''}
      closeLabel={t('view-close')}
      onClose={close}
      footer={view.status.kind === 'ready' && !view.closed ? footer : undefined}
    >
      {view.closed ? (
        <EmptyState kind="unavailable" title={t(view.closed)} />
      ) : (
        <RegisterForm id={id} view={view} />
      )}
    </Sheet>
  );
}
