/**
 * Bar chart with one bar a day, above or below zero. Hidden from screen readers: the caller gives the same data as
 * text.
 */
import type { CSSProperties } from 'react';
import { cx } from '../cx.ts';
import css from './DayBars.module.css';

export interface DayBar {
  key: string;
  /** Text of the bar's tooltip. */
  label: string;
  /** Length in percent of the longest bar, -100 to 100. */
  percent: number;
}

export interface DayBarsProps {
  label: string;
  bars: readonly DayBar[];
  /** `judged` colours gains and losses; `plain` does not. */
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
