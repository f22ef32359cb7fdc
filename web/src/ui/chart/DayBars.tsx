/** Bars above and below zero, one a day. A picture: whoever shows it says the same in words beside it. */
import type { CSSProperties } from 'react';
import { cx } from '../cx.ts';
import css from './DayBars.module.css';

export interface DayBar {
  key: string;
  /** What the bar says, in words. */
  label: string;
  /** Its length from -100 to 100, of the longest bar. */
  percent: number;
}

export interface DayBarsProps {
  label: string;
  bars: readonly DayBar[];
  /** Whether a bar above zero is good or is no judgement at all. */
  tone?: 'judged' | 'plain';
}

export function DayBars({ label, bars, tone = 'judged' }: DayBarsProps) {
  return (
    <div className={cx(css.chart, tone === 'plain' && css.plain)} role="img" aria-label={label} dir="ltr">
      {bars.map(({ key, label: said, percent }) => (
        <span key={key} className={css.day} title={said}>
          <span
            className={cx(css.bar, percent < 0 && css.below)}
            style={{ '--length': `${Math.abs(percent) / 2}%` } as CSSProperties}
          />
        </span>
      ))}
    </div>
  );
}
