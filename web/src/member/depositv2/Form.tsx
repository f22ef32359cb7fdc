/** Form of the selected channel: an amount or a voucher code, and a summary of what will happen. */
import { type FormEvent, useRef } from 'react';
import type {
  AmountView,
  DepositForm,
  DepositPromotionItem,
  FundsStatement,
  VoucherField,
} from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { RadioCards } from '../../ui/field/RadioCards.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { AmountField } from '../../ui/money/AmountField.tsx';
import css from './View.module.css';
import { grouped } from './voucher.ts';

export function Form({ form }: { form: DepositForm }) {
  const t = useT();
  const code = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.busy) return;
    send(form.voucher ? { deposits: { redeem: code.current?.value ?? '' } } : { deposits: 'ask' });
  };
  return (
    <form className={css.card} onSubmit={submit} noValidate>
      {form.problem ? <FormProblem problem={form.problem} /> : null}
      {form.amount ? <Amount amount={form.amount} /> : null}
      {form.voucher ? <Voucher key={form.voucher.cleared} field={form.voucher} input={code} /> : null}
      {form.promotions.length > 0 ? <Promotions items={form.promotions} /> : null}
      <section className={css.review} aria-label={t('view-deposit-review')} aria-live="polite">
        {form.review ? <p className={css.strong}>{t(form.review)}</p> : null}
        {form.bonus ? <p className={css.strong}>{t(form.bonus)}</p> : null}
        <p>{t(form.wagering)}</p>
      </section>
      {form.funds ? <Funds statement={form.funds} /> : null}
      <Button type="submit" variant="primary" size="lg" busy={form.busy} full>
        {t(form.action)}
      </Button>
    </form>
  );
}

const typed = (text: string) => send({ deposits: { amount: { typed: text } } });

function Amount({ amount }: { amount: AmountView }) {
  const t = useT();
  return (
    <AmountField
      label={t('view-deposit-amount')}
      name="amount"
      symbol={amount.symbol}
      value={amount.value}
      hint={t('view-amount-range', { min: amount.min, max: amount.max })}
      error={amount.error ? t(amount.error) : undefined}
      choicesLabel={t('view-amount-presets')}
      choices={amount.presets.map(({ key, label, last, selected, select }) => ({
        key,
        label: last ? t('view-amount-last', { amount: label }) : label,
        selected,
        onChoose: () => send(select),
      }))}
      onType={typed}
      onLeave={() => send(amount.left)}
    />
  );
}

function Promotions({ items }: { items: readonly DepositPromotionItem[] }) {
  const t = useT();
  return (
    <RadioCards
      label={t('view-deposit-promotions')}
      name="promotion"
      items={items.map(({ key, title, about, wagering, selected, select }) => ({
        key,
        title: title ?? t(about),
        notes: title ? [t(about), ...(wagering ? [t(wagering)] : [])] : [],
        selected,
        onSelect: () => send(select),
      }))}
    />
  );
}

/** How the operator protects customer funds; shown before the first deposit. */
function Funds({ statement }: { statement: FundsStatement }) {
  const t = useT();
  const { text, acknowledged, error, acknowledge } = statement;
  return (
    <section className={css.review} aria-label={t('view-funds-title')}>
      <p className={css.strong}>{t('view-funds-title')}</p>
      <p>{text}</p>
      <Checkbox
        name="funds"
        required
        label={t('view-funds-read')}
        checked={acknowledged}
        error={error ? t(error) : undefined}
        onChange={() => send(acknowledge)}
      />
    </section>
  );
}

interface VoucherProps {
  field: VoucherField;
  input: { current: HTMLInputElement | null };
}

/** Voucher code field. The code is worth money, so it is kept only in the DOM input; it is grouped as it is typed. */
function Voucher({ field, input }: VoucherProps) {
  const t = useT();
  const group = (text: string) => {
    send({ deposits: 'voucherEdited' });
    const element = input.current;
    if (!element) return;
    const { value, caret } = grouped(text, element.selectionStart ?? text.length);
    if (value === text) return;
    element.value = value;
    element.setSelectionRange(caret, caret);
  };
  return (
    <TextField
      label={t('view-deposit-code')}
      name="voucher"
      autoComplete="off"
      enterKeyHint="done"
      dir="ltr"
      maxLength={64}
      inputRef={input}
      error={field.error ? t(field.error) : undefined}
      onChange={group}
    />
  );
}
