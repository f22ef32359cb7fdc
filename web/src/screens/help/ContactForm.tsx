/** Contact form: the core's fields, and the confirmation that it was sent. */
import type { FormEvent } from 'react';
import type { ContactFormFieldView, ContactFormView } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import css from './View.module.css';

export interface ContactFormProps {
  form: ContactFormView;
  sendLabel: string;
  sentLabel: string;
}

export function ContactForm({ form, sendLabel, sentLabel }: ContactFormProps) {
  const t = useT();
  if (form.sent !== null) {
    const { chat } = form;
    return (
      <div role="status">
        <EmptyState
          kind="sent"
          title={sentLabel}
          text={t('view-contact-form-reference', { reference: form.sent })}
          action={
            <>
              {chat ? (
                <Button variant="primary" onClick={() => send(chat)}>
                  {t('view-chat-from-feedback')}
                </Button>
              ) : null}
              <Button onClick={() => send({ help: { again: form.name } })}>
                {t('view-contact-form-again')}
              </Button>
            </>
          }
        />
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ help: { send: form.name } });
    focusFault(event.currentTarget as HTMLFormElement);
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {form.problem ? <Problem problem={form.problem} /> : null}
      {form.fields.map((field) => (
        <ContactFormField key={field.field} form={form.name} field={field} />
      ))}
      <Button type="submit" variant="primary" busy={form.sending}>
        {sendLabel}
      </Button>
    </form>
  );
}

function Problem({ problem }: { problem: NonNullable<ContactFormView['problem']> }) {
  const t = useT();
  const { text, requestId } = problem;
  const detail = requestId ? t('view-request-id', { id: requestId }) : undefined;
  return <Notice tone="error" text={t(text)} detail={detail} />;
}

function ContactFormField({ form, field }: { form: ContactFormView['name']; field: ContactFormFieldView }) {
  const t = useT();
  const change = (value: string) => send({ help: { typed: { form, field: field.field, value } } });
  const common = {
    label: t(field.label),
    name: field.field,
    required: field.required,
    error: field.error ? t(field.error) : undefined,
  };
  if (field.field === 'questionType') {
    const none = { key: '', label: t('view-contact-form-choose'), selected: field.value === '' };
    return <Select {...common} options={[none, ...field.options]} onSelect={change} />;
  }
  if (field.long) {
    const hint = field.hint ? t(field.hint) : undefined;
    return <TextArea {...common} value={field.value} hint={hint} onChange={change} />;
  }
  return <TextField {...common} value={field.value} onChange={change} />;
}

/** Focuses the first invalid field, once it is marked as such. */
function focusFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
