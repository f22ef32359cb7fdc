/**
 * A verification code sent by SMS or mail, with the button that requests it.
 *
 * While a countdown runs the button keeps its place and focus but is inert. The seconds are not read aloud; `news`
 * is, once, when a code was sent and when another may be requested.
 */
import { Button } from '../button/Button.tsx';
import { TextField, type TextFieldProps } from '../field/TextField.tsx';
import css from './CodeField.module.css';

export interface CodeFieldProps
  extends Pick<
    TextFieldProps,
    | 'label'
    | 'name'
    | 'hint'
    | 'error'
    | 'ok'
    | 'required'
    | 'disabled'
    | 'onChange'
    | 'onBlur'
    | 'onFocus'
    | 'inputRef'
  > {
  /** Text of the button: "Get code", or the countdown. */
  sendLabel: string;
  /** The request for a code is in flight. */
  sending: boolean;
  /** The countdown until another code may be requested is running. */
  waiting: boolean;
  /** Announcement for screen readers. */
  news: string;
  onSend: () => void;
}

export function CodeField({ sendLabel, sending, waiting, news, onSend, ...field }: CodeFieldProps) {
  return (
    <div className={css.code}>
      <TextField
        {...field}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={255}
        dir="ltr"
        after={
          <Button
            size="sm"
            className={css.send}
            busy={sending}
            aria-disabled={waiting}
            onClick={waiting ? undefined : onSend}
          >
            {sendLabel}
          </Button>
        }
      />
      <p role="status" className={css.news}>
        {news}
      </p>
    </div>
  );
}
