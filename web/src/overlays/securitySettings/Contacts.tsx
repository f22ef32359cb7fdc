/** Mail address and mobile number: what is known, and the form that puts another in its place. */
import { Mail, Smartphone } from 'lucide-react';
import type { ContactItem, ContactForm as Form } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Records } from '../../ui/list/Records.tsx';
import { AccountForm, type ReadField } from '../account/AccountForm.tsx';
import { Fields } from '../account/Fields.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import css from './View.module.css';

export function Contacts() {
  const t = useT();
  const { status, list, form } = useSlice('securitySettings', (view) => view.contacts);
  return (
    <SettingsSection
      first
      icon={<Mail aria-hidden />}
      title={t('view-contacts')}
      text={t('view-contacts-about')}
      status={status}
      count={form ? 1 : 0}
    >
      {form ? <ContactForm key={form.key} form={form} /> : <List items={list} />}
    </SettingsSection>
  );
}

function List({ items }: { items: ContactItem[] }) {
  const t = useT();
  const busy = useSlice('securitySettings', (view) => view.busy);
  return (
    <Records
      label={t('view-contacts')}
      items={items.map(({ key, label, state, hint, action, change }) => ({
        key,
        icon: key === 'email' ? <Mail aria-hidden /> : <Smartphone aria-hidden />,
        title: t(label),
        facts: [{ key: 'state', label: t(state), value: hint }],
        action: (
          <Button size="sm" busy={busy} onClick={() => send(change)}>
            {t(action)}
          </Button>
        ),
      }))}
    />
  );
}

const submit = (read: ReadField) =>
  send({
    securitySettings: {
      contact: {
        submit: { verificationCode: read('verificationCode'), currentCode: read('currentCode') },
      },
    },
  });

function ContactForm({ form }: { form: Form }) {
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
