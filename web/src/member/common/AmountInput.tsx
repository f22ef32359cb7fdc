/** Amount field with fee and amount that arrives. The core parses the input and formats it on blur. */
import type { ReactNode } from 'react';
import type { AmountView } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { afterPress } from '../../overlays/account/press.ts';
import { AmountField } from '../../ui/money/AmountField.tsx';
import css from './Money.module.css';

export interface AmountInputProps {
  amount: AmountView;
  label?: string;
  onTyped: (text: string) => void;
  /** Shown beside the field, e.g. a button for the whole balance. */
  children?: ReactNode;
}

export function AmountInput({ amount, label, onTyped, children }: AmountInputProps) {
  const t = useT();
  const { value, symbol, min, max, fee, net, error, left } = amount;
  return (
    <div className={css.amount}>
      <div className={css.amountRow}>
        <AmountField
          label={label ?? t('view-withdraw-amount')}
          name="amount"
          symbol={symbol}
          value={value}
          hint={t('view-withdraw-bounds', { min, max })}
          error={error ? t(error) : undefined}
          choices={[]}
          choicesLabel=""
          onType={onTyped}
          onLeave={() => afterPress(() => send(left))}
        />
        {children}
      </div>
      {fee && net ? (
        <p className={css.small} role="status">
          {t('view-withdraw-net', { fee, net })}
        </p>
      ) : null}
    </div>
  );
}
