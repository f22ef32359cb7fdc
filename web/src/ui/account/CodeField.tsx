/**
 * A code that comes by SMS or mail, with the button that asks for it.
 *
 * While a countdown runs the button keeps its place and the focus but does nothing. The seconds are not read aloud; `news`
 * is, once, when a code is on its way and when another may be asked for.
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
  /** What the button says: "Get code", or the countdown. */
  sendLabel: string;
  /** The code is being asked for. */
  sending: boolean;
  /** A countdown runs. */
  waiting: boolean;
  /** What just happened, for those who do not see the button. */
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
