/** A checkbox whose whole line can be tapped. A link inside its label is a link of its own. */
import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import css from './Field.module.css';
import { FieldError } from './FieldError.tsx';

export interface CheckboxProps {
  label: ReactNode;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  required?: boolean;
  /** Stands under the label, e.g. a link to what is agreed to. */
  note?: ReactNode;
  error?: string | undefined;
}

/** A box before what it picks; its name is for those who do not see what it stands before. */
export function PickBox({
  name,
  checked,
  onChange,
}: {
  name: string;
  checked: boolean;
  onChange: () => void;
}) {
  return (
    <label className={cx(css.check, css.pick)}>
      <input type="checkbox" aria-label={name} checked={checked} onChange={onChange} />
    </label>
  );
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
