/**
 * Items that a member owns (passkeys, sessions), one card each. Cards instead of a table, since each has few facts
 * and one action, and they also fit a phone.
 */
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import css from './Records.module.css';

export interface RecordFact {
  key: string;
  label: string;
  value: string;
}

export interface RecordItem {
  key: string;
  icon: ReactNode;
  title: string;
  /** Shown after the title, e.g. "this device". */
  mark?: ReactNode;
  facts: readonly RecordFact[];
  action?: ReactNode;
  /** The action is an icon and stays beside the text on a phone too. */
  beside?: boolean;
  /** The item in use, e.g. this session. */
  current?: boolean;
}

export function Records({ label, items }: { label: string; items: readonly RecordItem[] }) {
  return (
    <ul className={css.records} aria-label={label}>
      {items.map((item) => (
        <li key={item.key} className={cx(css.record, item.current && css.current, item.beside && css.beside)}>
          <span className={css.icon}>{item.icon}</span>
          <div className={css.texts}>
            <p className={css.title}>
              <bdi>{item.title}</bdi> {item.mark}
            </p>
            <dl className={css.facts}>
              {item.facts.map((fact) => (
                <div key={fact.key}>
                  <dt>{fact.label}</dt>
                  <dd>
                    <bdi>{fact.value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          {item.action ? <div className={css.action}>{item.action}</div> : null}
        </li>
      ))}
    </ul>
  );
}
