/**
 * The offer to set deposit limits, after registration and before the first deposit: an amount per period with no
 * default, a submit button, and where the licence allows it an equally prominent "no limit" choice.
 */
import { type FormEvent, useEffect } from 'react';
import type { LimitOfferView } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { afterPress, watchPresses } from '../../overlays/account/press.ts';
import { Button } from '../../ui/button/Button.tsx';
import { AmountField } from '../../ui/money/AmountField.tsx';
import css from './LimitOffer.module.css';

export type Offered = Extract<LimitOfferView, { kind: 'offered' }>;

export function LimitOffer({ offer }: { offer: Offered }) {
  const t = useT();
  useEffect(watchPresses, []);
  const { fields, hours, decline, empty, problem, busy } = offer;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) send({ limitOffer: 'set' });
  };
  return (
    <form className={css.offer} onSubmit={submit} noValidate>
      <p className={css.text}>{t('view-limit-offer-text', { hours })}</p>
      {problem ? <FormProblem problem={problem} /> : null}
      <div className={css.fields}>
        {fields.map(({ key, label, amount }) => (
          <AmountField
            key={key}
            label={t(label)}
            name={`limit-${key}`}
            symbol={amount.symbol}
            value={amount.value}
            hint={t('view-limit-offer-hint')}
            error={amount.error ? t(amount.error) : undefined}
            choices={[]}
            choicesLabel=""
            onType={(typed) => send({ limitOffer: { amount: { period: key, event: { typed } } } })}
            onLeave={() => afterPress(() => send(amount.left))}
          />
        ))}
      </div>
      <p role="status" className={css.empty}>
        {empty ? t(empty) : null}
      </p>
      <div className={css.buttons}>
        <Button type="submit" variant="primary" size="lg" busy={busy} full>
          {t('view-limit-offer-set')}
        </Button>
        {decline ? (
          <Button size="lg" disabled={busy} onClick={() => send(decline)} full>
            {t('view-limit-offer-decline')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
