/** Timeline of past events, oldest first, and of the next one. */
import { Check, CircleDot, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import css from './Timeline.module.css';

export interface TimelineItem {
  key: string;
  label: string;
  /** Who acted. */
  actor: string;
  at: ReactNode;
  /** With its currency; empty where no money moved. */
  amount: string;
  /** A free-text note; mostly empty. */
  note: string;
  /** Further explanation. */
  about?: string | undefined;
  /** State mark of the event, with its label for screen readers. */
  state?: { kind: TimelineState; label: string } | undefined;
}

/** `done`: it happened; `now`: the current state; `failed`: the end, in failure; `ahead`: expected next. */
export type TimelineState = 'done' | 'now' | 'failed' | 'ahead';

const MARK = { done: Check, now: CircleDot, failed: X, ahead: null };

export interface TimelineProps {
  label: string;
  items: readonly TimelineItem[];
  /** The expected next event; left out where there is none. */
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
