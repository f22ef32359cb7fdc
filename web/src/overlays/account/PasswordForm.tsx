/** Form that sets a new password: for a logged-in member, or by an e-mailed link (sections 2, 4 and 5). */
import type { PasswordEvent, PasswordView } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { ConsentField } from './ConsentField.tsx';
import { Fields } from './Fields.tsx';

export interface PasswordFormProps {
  id: string;
  view: PasswordView;
  onEvent: (event: PasswordEvent) => void;
}

export function PasswordForm({ id, view, onEvent }: PasswordFormProps) {
  const t = useT();
  return (
    <AccountForm
      // Remounts the inputs empty when the form is cleared.
      key={view.cleared}
      id={id}
      status={view.status}
      problem={view.problem}
      focus={view.focus}
      onRetry={() => onEvent('retry')}
      onSubmit={(read) =>
        onEvent({
          submit: {
            oldPassword: read('oldPassword'),
            password: read('password'),
            confirmPassword: read('confirmPassword'),
          },
        })
      }
    >
      {(read) => (
        <>
          {view.reason ? <Notice tone={view.forced ? 'warning' : 'info'} text={t(view.reason)} /> : null}
          {view.account ? (
            <TextField
              label={t('view-password-account')}
              name="username"
              autoComplete="username"
              defaultValue={view.account}
              dir="ltr"
              readOnly
            />
          ) : null}
          <Fields
            fields={view.fields}
            onTyped={(field) => onEvent({ edited: field })}
            onLeft={(field, value) => {
              const password = field === 'confirmPassword' ? read('password') : '';
              onEvent({ left: { field, value, password } });
            }}
          />
          {view.consent ? (
            <ConsentField consent={view.consent} onChange={(accepted) => onEvent({ consent: accepted })} />
          ) : null}
        </>
      )}
    </AccountForm>
  );
}
