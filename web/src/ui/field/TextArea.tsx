/** A labelled multi-line field with hint and error. It grows with its content, up to a limit. */
import { useId } from 'react';
import { cx } from '../cx.ts';
import css from './Field.module.css';
import { FieldError } from './FieldError.tsx';

export interface TextAreaProps {
  label: string;
  name: string;
  value: string;
  /** Shows a mark beside the label and tells screen readers; browser validation stays off. */
  required?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (text: string) => void;
}

export function TextArea({ label, name, value, required, hint, error, onChange }: TextAreaProps) {
  const id = useId();
  const described = cx(error && `${id}-error`, hint && `${id}-hint`) || undefined;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
        {required ? (
          <span className={css.mark} aria-hidden>
            *
          </span>
        ) : null}
      </label>
      <div className={cx(css.box, error && css.bad)}>
        <textarea
          id={id}
          name={name}
          rows={5}
          className={cx(css.input, css.area)}
          value={value}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      {hint ? (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
