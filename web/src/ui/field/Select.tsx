/** A native select; on a phone it opens the system's own list. */
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import css from './Field.module.css';
import { FieldError } from './FieldError.tsx';

export interface SelectOption {
  key: string;
  label: string;
  selected: boolean;
}

export interface SelectProps {
  label: string;
  name: string;
  options: readonly SelectOption[];
  onSelect: (key: string) => void;
  /** Keeps the label for screen readers only, where the context makes it clear. */
  hideLabel?: boolean;
  /** Shows a mark beside the label and tells screen readers. */
  required?: boolean;
  error?: string | undefined;
}

export function Select({ label, name, options, onSelect, hideLabel, required, error }: SelectProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={hideLabel ? css.hidden : css.label} htmlFor={id}>
        {label}
        {required ? (
          <span className={css.mark} aria-hidden>
            *
          </span>
        ) : null}
      </label>
      <div className={css.select}>
        <select
          id={id}
          name={name}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={options.find((option) => option.selected)?.key ?? ''}
          onChange={(event) => onSelect(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.key} value={option.key}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden />
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
