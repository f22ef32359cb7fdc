/**
 * The balance in the header. It never becomes a skeleton: while it refreshes the last amount stays, with a spinner
 * beside it.
 */
import { Eye, EyeOff } from 'lucide-react';
import { cx } from '../cx.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import css from './Balance.module.css';

export interface BalanceProps {
  label: string;
  /** The formatted amount with its currency, or stars if it is hidden. */
  amount: string;
  hidden: boolean;
  busy: boolean;
  /** Leaves room for the show/hide button on the narrowest screen too. */
  roomy?: boolean;
  stale?: string | undefined;
  texts: { refresh: string; show: string; hide: string };
  onRefresh: () => void;
  onToggle: () => void;
}

export function Balance(props: BalanceProps) {
  const { label, amount, hidden, busy, roomy, stale, texts, onRefresh, onToggle } = props;
  return (
    <div className={cx(css.balance, roomy && css.roomy)}>
      <button
        type="button"
        className={css.figure}
        title={stale ?? texts.refresh}
        aria-busy={busy}
        onClick={onRefresh}
      >
        <span className={css.label}>
          {label}
          {busy ? <Spinner /> : null}
        </span>
        <span className={cx(css.amount, stale && css.stale)}>
          <bdi dir="ltr">{amount}</bdi>
        </span>
        <span className={css.hint}>{stale ?? texts.refresh}</span>
      </button>
      <button
        type="button"
        className={css.eye}
        aria-pressed={hidden}
        aria-label={hidden ? texts.show : texts.hide}
        onClick={onToggle}
      >
        {hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </button>
    </div>
  );
}
