/**
 * Steps of a form that is signed by the payment password: available amount, input, review, confirmation. The headings
 * of review and confirmation get the focus; a refusal focuses the field it concerns.
 */
import { CircleCheck } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type {
  AllOfIt,
  AmountView,
  MoneyFact,
  MoneyOut,
  PinView,
  Text,
  UiEvent,
} from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { watchPresses } from '../../overlays/account/press.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { CopyField } from '../../ui/copy/CopyField.tsx';
import { AmountInput } from './AmountInput.tsx';
import { Facts } from './Facts.tsx';
import css from './MoneyForm.module.css';
import { Pin } from './Pin.tsx';
import { useFocusOn } from './useFocusOn.ts';

/** The available amount, why it is less than the balance, and what remains of the daily limit. */
export function CanLeave({ label, money }: { label: string; money: MoneyOut | null }) {
  const t = useT();
  if (!money) return null;
  return (
    <div className={css.money}>
      <p className={css.moneyLabel}>{label}</p>
      <p className={css.figure}>
        <bdi>{money.withdrawable}</bdi>
      </p>
      {money.why ? (
        <p className={css.small}>
          {t('view-withdraw-of', { balance: money.balance })}{' '}
          <Link href={money.why}>{t('view-withdraw-why')}</Link>
        </p>
      ) : null}
      {money.limits.map((limit) => (
        <p key={limit.key} className={css.small}>
          {t(limit)}
        </p>
      ))}
    </div>
  );
}

export interface FillingFormProps {
  form: { amount: AmountView; all: AllOfIt; refusals: number; review: UiEvent };
  busy: boolean;
  submitLabel: string;
  onTyped: (text: string) => void;
  /** The payee. */
  children: ReactNode;
}

export function FillingForm({ form, busy, submitLabel, onTyped, children }: FillingFormProps) {
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  useFocusOn(element, form.refusals, 'amount');
  useEffect(watchPresses, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) send(form.review);
  };
  return (
    <form ref={element} className={css.form} onSubmit={submit} noValidate>
      {children}
      <AmountInput amount={form.amount} onTyped={onTyped}>
        <Button size="sm" onClick={() => send(form.all.select)}>
          {t(form.all.label)}
        </Button>
      </AmountInput>
      <div className={css.buttons}>
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

export interface ReviewFormProps {
  form: {
    sentence: Text;
    facts: readonly MoneyFact[];
    pin: PinView;
    forgotten: string;
    refusals: number;
    busy: boolean;
    back: UiEvent;
  };
  label: string;
  submitLabel: string;
  /** Name of the refused field, if it is not the payment password. */
  refused?: string | undefined;
  /** A note under the facts. */
  note?: string | undefined;
  /** `read` returns an input's value by name: secrets are kept only in the DOM. */
  onSend: (read: (name: string) => string) => void;
  onEdited: () => void;
  /** Further input asked for beside the payment password. */
  children?: ReactNode;
}

export function ReviewForm(props: ReviewFormProps) {
  const { form, label, submitLabel, refused, note, onSend, onEdited, children } = props;
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const heading = useHeading();
  useFocusOn(element, form.refusals, refused ?? form.pin.name);
  const read = (name: string) => {
    const input = element.current?.elements.namedItem(name);
    return input instanceof HTMLInputElement ? input.value : '';
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.busy) onSend(read);
  };
  return (
    <form ref={element} className={css.form} onSubmit={submit} noValidate aria-label={label}>
      <p ref={heading} tabIndex={-1} className={css.sentence}>
        {t(form.sentence)}
      </p>
      <Facts facts={form.facts} />
      {note ? <p className={css.small}>{note}</p> : null}
      <div className={css.secrets}>
        <Pin pin={form.pin} onEdited={onEdited} />
        {children}
        <p className={css.small}>
          <Link href={form.forgotten}>{t('view-pin-forgotten')}</Link>
        </p>
      </div>
      <div className={css.buttons}>
        <Button type="submit" variant="primary" size="lg" busy={form.busy}>
          {submitLabel}
        </Button>
        <Button size="lg" variant="quiet" onClick={() => send(form.back)}>
          {t('view-withdraw-change')}
        </Button>
      </div>
    </form>
  );
}

export interface SentCardProps {
  form: { sentence: Text; orderNo: string; another: UiEvent };
  anotherLabel: string;
  /** Text about what happens next. */
  next?: string | undefined;
}

export function SentCard({ form, anotherLabel, next }: SentCardProps) {
  const t = useT();
  const heading = useHeading();
  return (
    <div className={css.sent}>
      <CircleCheck aria-hidden />
      <p ref={heading} tabIndex={-1} className={css.sentence}>
        {t(form.sentence)}
      </p>
      {next ? <p className={css.text}>{next}</p> : null}
      <CopyField
        label={t('view-withdraw-order')}
        value={form.orderNo}
        copyLabel={t('view-withdraw-copy-order')}
        copiedLabel={t('view-copied')}
      />
      <div className={css.buttons}>
        <Button onClick={() => send(form.another)}>{anotherLabel}</Button>
      </div>
    </div>
  );
}

/** Ref for the heading of a step: focuses it when the step begins. */
function useHeading() {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
