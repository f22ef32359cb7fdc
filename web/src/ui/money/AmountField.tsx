/** Field for an amount: limits, preset amounts, error. The amount is formatted with group separators on blur. */
import { TextField } from '../field/TextField.tsx';
import css from './AmountField.module.css';

export interface AmountChoice {
  key: string;
  label: string;
  selected: boolean;
  onChoose: () => void;
}

export interface AmountFieldProps {
  label: string;
  name: string;
  /** Currency symbol. */
  symbol: string;
  value: string;
  /** Minimum and maximum, as text. */
  hint: string;
  error: string | undefined;
  choices: readonly AmountChoice[];
  choicesLabel: string;
  onType: (text: string) => void;
  onLeave: () => void;
}

export function AmountField(props: AmountFieldProps) {
  const { label, name, symbol, value, hint, error, choices, choicesLabel, onType, onLeave } = props;
  return (
    <div className={css.amount}>
      <TextField
        label={label}
        name={name}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        dir="ltr"
        value={value}
        hint={hint}
        error={error}
        before={
          <span className={css.symbol} aria-hidden>
            {symbol}
          </span>
        }
        onChange={onType}
        onBlur={onLeave}
      />
      {choices.length > 0 ? (
        <fieldset className={css.choices}>
          <legend className={css.legend}>{choicesLabel}</legend>
          {choices.map((choice) => (
            <button
              key={choice.key}
              type="button"
              className={css.choice}
              aria-pressed={choice.selected}
              onClick={choice.onChoose}
            >
              <bdi>{choice.label}</bdi>
            </button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
