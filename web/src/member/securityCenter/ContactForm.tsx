/** Form that replaces the e-mail address or mobile number. */
import type { ContactForm as Form } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { AccountForm, type ReadField } from '../../overlays/account/AccountForm.tsx';
import { Fields } from '../../overlays/account/Fields.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import css from './View.module.css';

const submit = (read: ReadField) =>
  send({
    securitySettings: {
      contact: {
        submit: { verificationCode: read('verificationCode'), currentCode: read('currentCode') },
      },
    },
  });

export default function ContactForm({ form }: { form: Form }) {
  const t = useT();
  const busy = useSlice('securitySettings', (view) => view.busy);
  return (
    <AccountForm
      id="contact-form"
      status={form.status}
      problem={null}
      focus={form.focus}
      onRetry={() => send({ securitySettings: { contact: { change: form.key } } })}
      onSubmit={submit}
    >
      {() => (
        <>
          {form.present ? (
            <Notice tone="info" text={t('view-contact-codes', { present: form.present })} />
          ) : null}
          <Fields
            fields={form.fields}
            country={form.country}
            code={form.code}
            onTyped={(field, value) => send({ securitySettings: { contact: { typed: { field, value } } } })}
            onLeft={(field, value) => send({ securitySettings: { contact: { left: { field, value } } } })}
            onSendCode={() => send({ securitySettings: { contact: 'getCode' } })}
          />
          <div className={css.buttons}>
            <Button type="submit" variant="primary" busy={busy}>
              {t('view-contact-save')}
            </Button>
            <Button variant="quiet" onClick={() => send({ securitySettings: { contact: 'cancel' } })}>
              {t('view-cancel')}
            </Button>
          </div>
        </>
      )}
    </AccountForm>
  );
}
