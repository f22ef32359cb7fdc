/** A letter to the operator: its fields as the core names them, and the word that it arrived. */
import type { FormEvent } from 'react';
import type { LetterFieldView, LetterView } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import css from './View.module.css';

export interface LetterFormProps {
  letter: LetterView;
  sendLabel: string;
  sentLabel: string;
}

export function LetterForm({ letter, sendLabel, sentLabel }: LetterFormProps) {
  const t = useT();
  if (letter.sent !== null) {
    const { chat } = letter;
    return (
      <div role="status">
        <EmptyState
          kind="sent"
          title={sentLabel}
          text={t('view-letter-reference', { reference: letter.sent })}
          action={
            <>
              {chat ? (
                <Button variant="primary" onClick={() => send(chat)}>
                  {t('view-chat-from-feedback')}
                </Button>
              ) : null}
              <Button onClick={() => send({ help: { again: letter.name } })}>{t('view-letter-again')}</Button>
            </>
          }
        />
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ help: { send: letter.name } });
    focusFault(event.currentTarget as HTMLFormElement);
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {letter.problem ? <Problem problem={letter.problem} /> : null}
      {letter.fields.map((field) => (
        <LetterField key={field.field} letter={letter.name} field={field} />
      ))}
      <Button type="submit" variant="primary" busy={letter.sending}>
        {sendLabel}
      </Button>
    </form>
  );
}

function Problem({ problem }: { problem: NonNullable<LetterView['problem']> }) {
  const t = useT();
  const { text, requestId } = problem;
  const detail = requestId ? t('view-request-id', { id: requestId }) : undefined;
  return <Notice tone="error" text={t(text)} detail={detail} />;
}

function LetterField({ letter, field }: { letter: LetterView['name']; field: LetterFieldView }) {
  const t = useT();
  const change = (value: string) => send({ help: { typed: { letter, field: field.field, value } } });
  const common = {
    label: t(field.label),
    name: field.field,
    required: field.required,
    error: field.error ? t(field.error) : undefined,
  };
  if (field.field === 'questionType') {
    const none = { key: '', label: t('view-letter-choose'), selected: field.value === '' };
    return <Select {...common} options={[none, ...field.options]} onSelect={change} />;
  }
  if (field.long) {
    const hint = field.hint ? t(field.hint) : undefined;
    return <TextArea {...common} value={field.value} hint={hint} onChange={change} />;
  }
  return <TextField {...common} value={field.value} onChange={change} />;
}

/** The first field that was refused, once it is marked as such. */
function focusFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
