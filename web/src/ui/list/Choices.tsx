/** A short list of options, each a button with icon, name and a hint. */
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './Choices.module.css';

export interface Choice {
  key: string;
  icon: ReactNode;
  title: string;
  /** Already masked if it is an address or a number. */
  hint?: string | undefined;
  disabled?: boolean;
  onChoose: () => void;
}

export function Choices({ label, items }: { label: string; items: readonly Choice[] }) {
  return (
    <ul className={css.choices} aria-label={label}>
      {items.map(({ key, icon, title, hint, disabled, onChoose }, at) => (
        <li key={key}>
          <button
            type="button"
            className={css.choice}
            data-autofocus={at === 0 || undefined}
            disabled={disabled}
            onClick={onChoose}
          >
            <span className={css.icon}>{icon}</span>
            <span className={css.texts}>
              <span className={css.title}>{title}</span>
              {hint ? <bdi className={css.hint}>{hint}</bdi> : null}
            </span>
            <ChevronRight aria-hidden className={css.way} />
          </button>
        </li>
      ))}
    </ul>
  );
}
