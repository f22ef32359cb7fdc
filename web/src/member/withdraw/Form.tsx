/** Withdrawal form in steps: input, review, confirmation. */
import type { FillingView, ReviewView } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { RadioCards } from '../../ui/field/RadioCards.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { FillingForm, ReviewForm, SentCard } from '../common/MoneyForm.tsx';
import { KindIcon } from './KindIcon.tsx';
import { sendWithdraw } from './send.ts';

const FACTOR = 'factor-code';

export function Form() {
  const t = useT();
  const form = useSlice('withdraw', (view) => view.form);
  const busy = useSlice('withdraw', (view) => view.busy);
  switch (form?.kind) {
    case undefined:
      return null;
    case 'closed':
      return <Notice tone="info" text={t(form.why)} />;
    case 'filling':
      return <Filling form={form} busy={busy} />;
    case 'reviewing':
      return <Review form={form} />;
    case 'sent':
      return <SentCard form={form} anotherLabel={t('view-withdraw-another')} next={t(form.next)} />;
  }
}

function Filling({ form, busy }: { form: FillingView; busy: boolean }) {
  const t = useT();
  return (
    <FillingForm
      form={form}
      busy={busy}
      submitLabel={t('view-withdraw-review')}
      onTyped={(typed) => sendWithdraw({ amount: { typed } })}
    >
      <RadioCards
        label={t('view-withdraw-to')}
        name="account"
        items={form.accounts.map(({ key, kind, title, hint, fee, time, closed, selected, select }) => ({
          key,
          icon: <KindIcon kind={kind} />,
          title,
          hint,
          notes: closed ? [t(closed)] : [t(fee), ...(time ? [t(time)] : [])],
          selected,
          onSelect: select ? () => send(select) : undefined,
        }))}
      />
    </FillingForm>
  );
}

function Review({ form }: { form: ReviewView }) {
  const t = useT();
  const { factor, pin, time } = form;
  return (
    <ReviewForm
      form={form}
      label={t('view-withdraw-check')}
      submitLabel={t('view-withdraw-send')}
      refused={factor?.error && !pin.error ? FACTOR : undefined}
      note={time ? t(time) : undefined}
      onSend={(read) => sendWithdraw({ send: { paymentPassword: read(pin.name), factorCode: read(FACTOR) } })}
      onEdited={() => sendWithdraw('edited')}
    >
      {factor ? (
        <TextField
          label={t('view-withdraw-factor')}
          name={FACTOR}
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={t('view-withdraw-factor-why')}
          error={factor.error ? t(factor.error) : undefined}
          onChange={() => sendWithdraw('edited')}
        />
      ) : null}
    </ReviewForm>
  );
}
