/** A checkbox whose whole line can be tapped. */
import type { ReactNode } from 'react';
import css from './Field.module.css';

export interface CheckboxProps {
  label: ReactNode;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

export function Checkbox({ label, onChange, ...input }: CheckboxProps) {
  return (
    <label className={css.check}>
      <input {...input} type="checkbox" onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
