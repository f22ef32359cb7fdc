/** Password strength: a bar of four parts, a word, and advice. */
import css from './Strength.module.css';

export interface StrengthProps {
  label: string;
  /** 0 (very weak) to 4 (very strong). */
  score: number;
  /** The score as a word. */
  word: string;
  advice?: string | undefined;
}

const PARTS = [1, 2, 3, 4];

export function Strength({ label, score, word, advice }: StrengthProps) {
  return (
    <div className={css.strength} data-score={score}>
      <div className={css.line}>
        <meter className={css.meter} aria-label={label} aria-valuetext={word} min={0} max={4} value={score} />
        <div className={css.bar} aria-hidden>
          {PARTS.map((part) => (
            <span key={part} className={part <= Math.max(1, score) ? css.full : undefined} />
          ))}
        </div>
        <span className={css.word} aria-hidden>
          {word}
        </span>
      </div>
      {advice ? <p className={css.advice}>{advice}</p> : null}
    </div>
  );
}
