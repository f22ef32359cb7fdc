/** A published self-assessment questionnaire about gambling, and the meaning of its score. */
import { ListTodo } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import type { SelfTestOutcome, SelfTestQuestion } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { FieldError } from '../../ui/field/FieldError.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import css from './SelfTest.module.css';
import { sendFairPlay } from './send.ts';

/** Id of the text that says which part of the answers is stored. */
const STORED_NOTE_ID = 'self-test-kept';

const READY = { kind: 'ready' } as const;

const begin = () => sendFairPlay({ selfTest: 'begin' });

export function SelfTest() {
  const t = useT();
  const { questions, result } = useSlice('fairPlay', (view) => view.selfTest);
  const asking = questions.length > 0;
  return (
    <SettingsSection
      icon={<ListTodo aria-hidden />}
      title={t('view-fair-test')}
      text={t('view-fair-test-about')}
      status={READY}
      onRetry={begin}
      count={(asking ? 1 : 0) + (result ? 2 : 0)}
    >
      {asking ? <Questions questions={questions} /> : null}
      {result ? <Result result={result} /> : null}
      {asking ? null : (
        <>
          <p>{t('view-fair-test-kept')}</p>
          <div className={css.buttons}>
            <Button onClick={begin}>{t(result ? 'view-fair-test-again' : 'view-fair-test-begin')}</Button>
          </div>
        </>
      )}
      <p className={css.small}>{t('view-fair-test-source')}</p>
    </SettingsSection>
  );
}

function Questions({ questions }: { questions: SelfTestQuestion[] }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const refusals = useSlice('fairPlay', (view) => view.selfTest.refusals);
  const busy = useSlice('fairPlay', (view) => view.busy);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[data-left-out] input')?.focus();
  }, [refusals]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) sendFairPlay({ selfTest: 'send' });
  };
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate aria-label={t('view-fair-test')}>
      {questions.map((question) => (
        <Question key={question.key} question={question} />
      ))}
      <p id={STORED_NOTE_ID}>{t('view-fair-test-kept')}</p>
      <div className={css.buttons}>
        <Button type="submit" variant="primary" busy={busy} aria-describedby={STORED_NOTE_ID}>
          {t('view-fair-test-send')}
        </Button>
        <Button variant="quiet" onClick={() => sendFairPlay({ selfTest: 'leave' })}>
          {t('view-fair-test-leave')}
        </Button>
      </div>
    </form>
  );
}

function Question({ question: { key, text, answers, error } }: { question: SelfTestQuestion }) {
  const t = useT();
  const id = `self-test-${key}`;
  return (
    <fieldset
      className={css.question}
      aria-describedby={error ? `${id}-error` : undefined}
      data-left-out={error ? '' : undefined}
    >
      <legend className={css.asked}>{t(text)}</legend>
      <div className={css.answers}>
        {answers.map((answer) => (
          <label key={answer.key} className={css.answer}>
            <input type="radio" name={id} checked={answer.selected} onChange={() => send(answer.select)} />
            <span>{t(answer.label)}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error ? t(error) : undefined} />
    </fieldset>
  );
}

function Result({ result }: { result: SelfTestOutcome }) {
  const t = useT();
  return (
    <div className={css.result} role="status">
      <h4 className={css.title}>{t(result.title)}</h4>
      <p>{t(result.score)}</p>
      <p>{t(result.text)}</p>
    </div>
  );
}
