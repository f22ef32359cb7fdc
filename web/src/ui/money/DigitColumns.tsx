/**
 * A running figure as columns of digits, each rolled by a transform.
 *
 * Columns are keyed by their place from the decimal point, so that a figure that grows a digit keeps the others
 * where they are. The figure is always written left to right; a screen reader reads it as one image.
 */
import { type CSSProperties, memo } from 'react';
import css from './DigitColumns.module.css';

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

export interface DigitColumn {
  key: string;
  /** The digit, or `null` where `mark` stands. */
  digit: number | null;
  mark: string;
}

export interface DigitColumnsProps {
  columns: readonly DigitColumn[];
  symbol?: string | undefined;
  /** The figure with its currency and purpose, read aloud. */
  label: string;
}

export function DigitColumns({ columns, symbol, label }: DigitColumnsProps) {
  const size = { '--columns': columns.length } as CSSProperties;
  return (
    <div className={css.box}>
      <div className={css.columns} style={size} role="img" aria-label={label} dir="ltr">
        {symbol ? <span className={css.symbol}>{symbol}</span> : null}
        {columns.map(({ key, digit, mark }) =>
          digit === null ? (
            <span key={key} className={css.separator}>
              {mark}
            </span>
          ) : (
            <Column key={key} digit={digit} />
          ),
        )}
      </div>
    </div>
  );
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
