/** A few steps in sequence: which are done, and which is next. */
import { Check } from 'lucide-react';
import { cx } from '../cx.ts';
import css from './Stepper.module.css';

export interface StepperItem {
  key: string;
  label: string;
  done: boolean;
  current: boolean;
}

export function Stepper({
  label,
  doneLabel,
  items,
}: {
  label: string;
  doneLabel: string;
  items: readonly StepperItem[];
}) {
  return (
    <ol className={css.stepper} aria-label={label}>
      {items.map((item, at) => (
        <li
          key={item.key}
          className={cx(css.step, item.done && css.done, item.current && css.current)}
          aria-current={item.current ? 'step' : undefined}
        >
          <span className={css.mark}>{item.done ? <Check aria-label={doneLabel} /> : at + 1}</span>
          <span>{item.label}</span>
        </li>
      ))}
    </ol>
  );
}
