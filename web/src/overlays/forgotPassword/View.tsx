/** Forgotten password: `?modal=forgotPassword` (section 2). By an e-mailed link, or by an SMS code. */
import { type ReactNode, useId } from 'react';
import type { ForgotView } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import css from '../account/AccountForm.module.css';
import { AccountForm, type ReadField, useFirstField } from '../account/AccountForm.tsx';
import { CaptchaField } from '../account/CaptchaField.tsx';
import { Fields } from '../account/Fields.tsx';
import { FormFooter } from '../account/FormFooter.tsx';
import { FormTabs } from '../account/FormTabs.tsx';

const close = () => send({ route: 'close' });

const submit = (read: ReadField) =>
  send({
    forgot: {
      submit: {
        password: read('password'),
        verificationCode: read('verificationCode'),
        captcha: read('captcha'),
      },
    },
  });

export default function ForgotPasswordOverlay() {
  const t = useT();
  const id = useId();
  const title = useSlice('route', (route) => route.overlay?.title);
  const view = useSlice('forgot', (forgot) => forgot);
  useFirstField(id, view.status);
  const label = view.way === 'email' ? t('view-forgot-send') : t('view-forgot-set');
  const footer: ReactNode = <FormFooter form={id} label={label} busy={view.busy} />;
  return (
    <Sheet
      title={title ? t(title) : ''}
      closeLabel={t('view-close')}
      onClose={close}
      footer={view.status.kind === 'ready' ? footer : undefined}
    >
      <FormTabs label={t('view-forgot-methods')} tabs={view.tabs}>
        <ForgotForm id={id} view={view} />
      </FormTabs>
    </Sheet>
  );
}

function ForgotForm({ id, view }: { id: string; view: ForgotView }) {
  const t = useT();
  return (
    <AccountForm
      // Remounts the inputs when the method changes or the form is cleared.
      key={`${view.way} ${view.cleared}`}
      id={id}
      status={view.status}
      problem={view.problem}
      focus={view.focus}
      onRetry={() => send({ forgot: 'retry' })}
      onSubmit={submit}
    >
      {(read) => (
        <>
          <p className={css.lead}>{t(view.way === 'email' ? 'view-forgot-email' : 'view-forgot-mobile')}</p>
          <Fields
            fields={view.fields}
            country={view.country}
            code={view.code}
            onTyped={(field, value) => send({ forgot: { typed: { field, value } } })}
            onLeft={(field, value) => send({ forgot: { left: { field, value } } })}
            onSendCode={() => send({ forgot: { getCode: { captcha: read('captcha') } } })}
          />
          {view.captcha ? <CaptchaField captcha={view.captcha} form="forgot" /> : null}
          <p className={css.other}>
            <button type="button" className={css.link} onClick={() => send({ route: { open: 'login' } })}>
              {t('view-forgot-back')}
            </button>
          </p>
        </>
      )}
    </AccountForm>
  );
}
