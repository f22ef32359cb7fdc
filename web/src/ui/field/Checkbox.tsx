/** A checkbox whose whole line can be tapped. Links inside its label work separately. */
import { type ReactNode, useId } from 'react';
import css from './Field.module.css';
import { FieldError } from './FieldError.tsx';

export interface CheckboxProps {
  label: ReactNode;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  required?: boolean;
  /** Shown under the label, e.g. a link to what is agreed to. */
  note?: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, onChange, required, note, error, ...input }: CheckboxProps) {
  const id = useId();
  const box = (
    <label className={css.check}>
      <input
        {...input}
        type="checkbox"
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
  if (!required) return box;
  return (
    <div className={css.field}>
      {box}
      {note ? <p className={css.note}>{note}</p> : null}
      <FieldError id={id} text={error} />
    </div>
  );
}
