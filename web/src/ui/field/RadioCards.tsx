/** Radio buttons shown as cards. */
import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { FieldError } from './FieldError.tsx';
import css from './RadioCards.module.css';

export interface RadioCard {
  key: string;
  icon?: ReactNode;
  title: string;
  /** Shown under the title, such as the last digits of an account. */
  hint?: string | undefined;
  /** Short facts shown under the title and the hint. */
  notes: readonly string[];
  selected: boolean;
  /** Absent if the card cannot be selected. */
  onSelect?: (() => void) | undefined;
}

export interface RadioCardsProps {
  label: string;
  name: string;
  items: readonly RadioCard[];
  error?: string | undefined;
}

export function RadioCards({ label, name, items, error }: RadioCardsProps) {
  const id = useId();
  return (
    <fieldset className={css.set} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={css.label}>{label}</legend>
      <div className={css.cards}>
        {items.map(({ key, icon, title, hint, notes, selected, onSelect }) => (
          <label key={key} className={cx(css.card, selected && css.selected, !onSelect && css.off)}>
            <input
              type="radio"
              className={css.radio}
              name={`${name}-${id}`}
              checked={selected}
              disabled={!onSelect}
              onChange={onSelect}
            />
            {icon ? <span className={css.icon}>{icon}</span> : null}
            <span className={css.texts}>
              <span className={css.title}>{title}</span>
              {hint ? <bdi className={css.hint}>{hint}</bdi> : null}
              {notes.length > 0 ? (
                <span className={css.notes}>
                  {notes.map((note) => (
                    <span key={note}>{note}</span>
                  ))}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
