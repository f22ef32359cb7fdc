/** A short label on a coloured background. The word carries the meaning; the colour only supports it. */
import type { ReactNode } from 'react';
import css from './Badge.module.css';

export type BadgeTone = 'neutral' | 'accent' | 'hot' | 'positive' | 'negative' | 'warning';

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${css.badge} ${css[tone]}`}>{children}</span>;
}
