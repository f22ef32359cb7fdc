/**
 * A running amount as columns of digits, each rolled by a CSS transform. The fraction is small and not animated, as
 * on a price tag.
 *
 * Columns are keyed by their distance from the decimal point, so that a number that grows by a digit keeps the
 * others in place. The amount is always written left to right; a screen reader reads it as one image.
 */
import { type CSSProperties, memo } from 'react';
import css from './DigitColumns.module.css';

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

export interface DigitColumn {
  key: string;
  /** The digit, or `null` for the character in `mark`. */
  digit: number | null;
  mark: string;
}

export interface DigitColumnsProps {
  columns: readonly DigitColumn[];
  symbol?: string | undefined;
  /** The amount with its currency and purpose, for screen readers. */
  label: string;
}

export function DigitColumns({ columns, symbol, label }: DigitColumnsProps) {
  const point = columns.findIndex((column) => column.mark === '.');
  const whole = point < 0 ? columns : columns.slice(0, point);
  const fraction = point < 0 ? [] : columns.slice(point);
  return (
    <div className={css.box}>
      <div className={css.columns} style={room(whole, fraction)} role="img" aria-label={label} dir="ltr">
        {symbol ? <span className={css.symbol}>{symbol}</span> : null}
        {whole.map(({ key, digit, mark }) =>
          digit === null ? (
            <span key={key} className={css.separator}>
              {mark}
            </span>
          ) : (
            <Column key={key} digit={digit} />
          ),
        )}
        {fraction.length > 0 ? (
          <span className={css.fraction}>{fraction.map(({ digit, mark }) => digit ?? mark).join('')}</span>
        ) : null}
      </div>
    </div>
  );
}

/** CSS variables for the width of the amount: a digit is 0.66 of its height wide. */
function room(whole: readonly DigitColumn[], fraction: readonly DigitColumn[]): CSSProperties {
  const digits = whole.filter((column) => column.digit !== null).length;
  const marks = whole.length - digits;
  const parts = digits * 0.66 + marks * 0.2 + 0.5 + (fraction.length > 0 ? 0.78 : 0);
  return { '--parts': parts, '--gaps': (whole.length + 2) * 3 + 6 } as CSSProperties;
}

const Column = memo(function Column({ digit }: { digit: number }) {
  return (
    <span className={css.cell}>
      <span className={css.strip} style={{ transform: `translateY(${digit * -10}%)` }}>
        {DIGITS.map((each) => (
          <span key={each}>{each}</span>
        ))}
      </span>
    </span>
  );
});
