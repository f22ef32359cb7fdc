/** What has happened, step by step, oldest first, and what comes next. */
import { Check, CircleDot, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import css from './Timeline.module.css';

export interface TimelineItem {
  key: string;
  label: string;
  /** Who did it. */
  actor: string;
  /** When. */
  at: ReactNode;
  /** With its currency; empty where no money moved. */
  amount: string;
  /** Somebody's own words; mostly empty. */
  note: string;
  /** More of it, in a sentence. */
  about?: string | undefined;
  /** How it stands, where that is told: a mark, and its word for those who do not see it. */
  state?: { kind: TimelineState; label: string } | undefined;
}

/** It has happened; it is where things stand; it ended so, and not as it was meant to; it comes next. */
export type TimelineState = 'done' | 'now' | 'failed' | 'ahead';

const MARK = { done: Check, now: CircleDot, failed: X, ahead: null };

export interface TimelineProps {
  label: string;
  items: readonly TimelineItem[];
  /** What comes next; left out where nothing does. */
  next?: { label: string; text: string } | undefined;
}

export function Timeline({ label, items, next }: TimelineProps) {
  return (
    <ol className={css.timeline} aria-label={label}>
      {items.map((item) => (
        <li
          key={item.key}
          className={cx(css.step, item.state && css[item.state.kind])}
          aria-current={item.state?.kind === 'now' ? 'step' : undefined}
        >
          {item.state ? <Mark state={item.state} /> : null}
          <p className={css.head}>
            <span className={css.label}>{item.label}</span>
            {item.amount ? <bdi className={css.amount}>{item.amount}</bdi> : null}
          </p>
          {item.actor || item.at ? (
            <p className={css.facts}>
              <span>{item.actor}</span> {item.at}
            </p>
          ) : null}
          {item.about ? <p className={css.text}>{item.about}</p> : null}
          {item.note ? <p className={css.note}>{item.note}</p> : null}
        </li>
      ))}
      {next ? (
        <li className={css.next}>
          <p className={css.label}>{next.label}</p>
          <p className={css.text}>{next.text}</p>
        </li>
      ) : null}
    </ol>
  );
}

function Mark({ state }: { state: NonNullable<TimelineItem['state']> }) {
  const Icon = MARK[state.kind];
  return (
    <span className={css.mark}>
      {Icon ? <Icon aria-hidden /> : null}
      <span className={css.hidden}>{state.label}</span>
    </span>
  );
}
