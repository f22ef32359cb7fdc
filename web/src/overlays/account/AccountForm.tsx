/**
 * Common frame of account forms: loading or failed rules, the server's error, focus after a refusal.
 *
 * Secret values are kept only in the DOM inputs and read once, on submit.
 */
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Field, FocusView, LoadStatus, Problem } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import css from './AccountForm.module.css';
import { watchPresses } from './press.ts';

/** Current value of a field of the form; empty for a field that is not shown. */
export type ReadField = (field: Field) => string;

export interface AccountFormProps {
  /** Id of the form, for its buttons in the sheet's footer. */
  id: string;
  status: LoadStatus;
  problem: Problem | null;
  focus: FocusView | null;
  onRetry: () => void;
  onSubmit: (read: ReadField) => void;
  children: (read: ReadField) => ReactNode;
}

export function AccountForm({ id, status, problem, focus, onRetry, onSubmit, children }: AccountFormProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  useRefusal(form, focus);
  useEffect(watchPresses, []);

  if (status.kind === 'loading') return <TextSkeleton label={t('view-loading')} />;
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={onRetry} />;

  const read: ReadField = (field) => {
    const input = form.current?.elements.namedItem(field);
    return input instanceof HTMLInputElement ? input.value : '';
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(read);
  };
  return (
    <form id={id} ref={form} className={css.form} onSubmit={submit} noValidate>
      {problem ? <FormProblem problem={problem} /> : null}
      {children(read)}
    </form>
  );
}

export function FormProblem({ problem }: { problem: Problem }) {
  const t = useT();
  return (
    <Notice
      tone="error"
      text={t(problem.text)}
      detail={problem.requestId ? t('view-request-id', { id: problem.requestId }) : undefined}
    />
  );
}

/** Focuses the first refused field each time the core counts another refusal. */
function useRefusal(form: { current: HTMLFormElement | null }, focus: FocusView | null) {
  const count = focus?.count ?? 0;
  const field = focus?.field ?? 'consent';
  const seen = useRef(count);
  useEffect(() => {
    if (seen.current === count) return;
    seen.current = count;
    const input = form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  }, [form, count, field]);
}

/** Focuses the first field once the rules have loaded: there was none when the sheet opened. */
export function useFirstField(id: string, status: LoadStatus) {
  const ready = status.kind === 'ready';
  const waits = useRef(!ready);
  useEffect(() => {
    if (!ready || !waits.current) return;
    waits.current = false;
    document.getElementById(id)?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
  }, [id, ready]);
}
