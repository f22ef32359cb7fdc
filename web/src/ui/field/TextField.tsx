/**
 * A labelled text input with hint and error.
 *
 * Give `value` to control it. A password leaves `value` out: what is typed then stands in the input alone and
 * in no state of React's.
 */
import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useId } from 'react';
import { cx } from '../cx.ts';
import css from './Field.module.css';
import { RevealButton } from './RevealButton.tsx';

export interface TextFieldProps {
  label: string;
  name: string;
  value?: string;
  /** Start of a field that React does not control. */
  defaultValue?: string;
  type?: 'text' | 'password' | 'email' | 'tel';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  maxLength?: number;
  /** The eye that shows and hides a password. */
  reveal?: { shown: boolean; showLabel: string; hideLabel: string; onToggle: () => void };
  /** Stands inside the field before the text, e.g. a dial code. */
  before?: ReactNode;
  /** Stands inside the field after the text, e.g. a captcha image or a get-code button. */
  after?: ReactNode;
  onChange?: (text: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    reveal,
    before,
    after,
    onChange,
    onBlur,
    inputRef,
    type = 'text',
    ...input
  } = props;
  const id = useId();
  const described = cx(error && `${id}-error`, hint && `${id}-hint`) || undefined;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={cx(css.box, error && css.bad, input.disabled && css.off)}>
        {before}
        <input
          {...input}
          ref={inputRef}
          id={id}
          type={reveal?.shown ? 'text' : type}
          className={css.input}
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          onBlur={onBlur}
        />
        {reveal ? <RevealButton {...reveal} controls={id} /> : null}
        {after}
      </div>
      {hint ? (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <p className={css.error} id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
