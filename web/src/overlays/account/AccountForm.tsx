/**
 * The frame of every account form: its rules on the way or failed, what the server said, the focus after a refusal.
 *
 * What is typed into secret inputs stands in them alone. It is read once, when the form is sent.
 */
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Field, FocusView, LoadStatus, Problem } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import css from './AccountForm.module.css';
import { watchPresses } from './press.ts';

/** What stands in a field of the form now; empty for one that does not show. */
export type ReadField = (field: Field) => string;

export interface AccountFormProps {
  /** Names the form to its buttons, which stand in the footer of the sheet. */
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

/** Moves the focus to the first field that was refused, each time that the core counts another refusal. */
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

/** Gives the focus to the first field once the rules have come: the sheet opened when there was none yet. */
export function useFirstField(id: string, status: LoadStatus) {
  const ready = status.kind === 'ready';
  const waits = useRef(!ready);
  useEffect(() => {
    if (!ready || !waits.current) return;
    waits.current = false;
    document.getElementById(id)?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
  }, [id, ready]);
}
