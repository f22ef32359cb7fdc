/** A native select: on a phone it opens the system's own list. */
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import css from './Field.module.css';

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
  /** Keeps the label for screen readers only, where the place explains itself. */
  hideLabel?: boolean;
}

export function Select({ label, name, options, onSelect, hideLabel }: SelectProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={hideLabel ? css.hidden : css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.select}>
        <select
          id={id}
          name={name}
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
    </div>
  );
}
