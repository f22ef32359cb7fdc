/**
 * A page whose actions may need the login password again. The error and the password prompt are on top, and while
 * the prompt is open the rest of the page is disabled.
 */
import type { ReactNode } from 'react';
import type { Problem } from '../../core/generated/index.ts';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import css from './Guarded.module.css';

export interface GuardedProps {
  problems: readonly (Problem | null)[];
  /** The password prompt; null while none is open. */
  question: ReactNode | null;
  children: ReactNode;
}

export function Guarded({ problems, question, children }: GuardedProps) {
  const told = problems.filter((problem) => problem !== null);
  return (
    <div className={css.page}>
      {told.map((problem) => (
        <FormProblem key={problem.text.key} problem={problem} />
      ))}
      {question}
      <div className={css.cards} inert={question !== null}>
        {children}
      </div>
    </div>
  );
}
