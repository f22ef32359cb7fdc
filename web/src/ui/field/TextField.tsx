/**
 * A labelled input with hint and error.
 *
 * Give `value` to control it. Leave it out for secrets: the value is then kept only in the DOM input and not in
 * React state.
 */
import { Check } from 'lucide-react';
import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useId } from 'react';
import { cx } from '../cx.ts';
import css from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { RevealButton } from './RevealButton.tsx';

export interface TextFieldProps {
  label: string;
  name: string;
  value?: string;
  /** Initial value of an uncontrolled field. */
  defaultValue?: string;
  type?: 'text' | 'password' | 'email' | 'tel' | 'date';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  enterKeyHint?: 'next' | 'done' | 'go' | 'send';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Shows a tick: the value has passed validation. */
  ok?: boolean;
  /** Shows a mark beside the label and tells screen readers; browser validation stays off. */
  required?: boolean;
  disabled?: boolean;
  /** Shows a value that cannot be changed here, such as the account name of a password form. */
  readOnly?: boolean;
  maxLength?: number;
  /** Keeps Latin content (a number, an account name, a URL) in its order on a right-to-left page. */
  dir?: 'ltr';
  /** The button that shows and hides a password. */
  reveal?: { shown: boolean; showLabel: string; hideLabel: string; onToggle: () => void } | undefined;
  /** Shown inside the field before the text, e.g. a dialling code. */
  before?: ReactNode;
  /** Shown inside the field after the text, e.g. a captcha picture or a get-code button. */
  after?: ReactNode;
  /** Shown under the field before its error, e.g. the strength of a password. */
  below?: ReactNode;
  onChange?: (text: string) => void;
  onBlur?: (text: string) => void;
  onFocus?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    ok,
    required,
    reveal,
    before,
    after,
    below,
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
        {required ? (
          <span className={css.mark} aria-hidden>
            *
          </span>
        ) : null}
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
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          onBlur={(event) => onBlur?.(event.currentTarget.value)}
        />
        {ok && !error ? <Check className={css.good} aria-hidden /> : null}
        {reveal ? <RevealButton {...reveal} controls={id} /> : null}
        {after}
      </div>
      {below}
      {hint ? (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
