/**
 * A labelled input with hint and error.
 *
 * Give `value` to control it. A secret leaves `value` out: what is typed then stands in the input alone and
 * in no state of React's.
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
  /** Start of a field that React does not control. */
  defaultValue?: string;
  type?: 'text' | 'password' | 'email' | 'tel' | 'date';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  enterKeyHint?: 'next' | 'done' | 'go' | 'send';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** What was typed has passed its rule: a tick says so. */
  ok?: boolean;
  /** Shows a mark beside the label and tells screen readers; the browser itself refuses nothing. */
  required?: boolean;
  disabled?: boolean;
  /** Shows a value that cannot be changed here, such as the account of a password. */
  readOnly?: boolean;
  maxLength?: number;
  /** Latin content such as a number, an account name or an address keeps its order on a page from right to left. */
  dir?: 'ltr';
  /** The eye that shows and hides a password. */
  reveal?: { shown: boolean; showLabel: string; hideLabel: string; onToggle: () => void } | undefined;
  /** Stands inside the field before the text, e.g. a dial code. */
  before?: ReactNode;
  /** Stands inside the field after the text, e.g. a captcha image or a get-code button. */
  after?: ReactNode;
  /** Stands under the field before its error, e.g. the strength of a password. */
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
