/**
 * A page whose cards may need a proof: what went wrong and the question of the server stand on top, and while one is asked everything else
 * waits. One thing at a time, and the focus shows which.
 */
import type { ReactNode } from 'react';
import type { Problem } from '../../core/generated/index.ts';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import css from './Guarded.module.css';

export interface GuardedProps {
  problems: readonly (Problem | null)[];
  /** What is asked now. */
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
