/** Form of a limit. It shows what the limit would amount to while it is typed. */
import { type FormEvent, useEffect, useRef } from 'react';
import type { LimitForm as Form, LimitTime } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { afterPress, watchPresses } from '../../overlays/account/press.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { AmountField } from '../../ui/money/AmountField.tsx';
import { useFocusOn } from '../common/useFocusOn.ts';
import css from './Limits.module.css';
import { sendFairPlay } from './send.ts';

export function LimitForm({ form, name }: { form: Form; name: string }) {
  const t = useT();
  const busy = useSlice('fairPlay', (view) => view.busy);
  const element = useRef<HTMLFormElement>(null);
  const { amount, time, effect, remove } = form;
  const first = amount ? 'amount' : 'hours';
  useFocusOn(element, form.refusals, first);
  useEffect(watchPresses, []);
  useEffect(() => {
    const input = element.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  }, [first]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) sendFairPlay({ limit: 'set' });
  };
  return (
    <form ref={element} className={css.form} onSubmit={submit} noValidate aria-label={name}>
      {amount ? (
        <AmountField
          label={t('view-fair-amount')}
          name="amount"
          symbol={amount.symbol}
          value={amount.value}
          hint=""
          error={amount.error ? t(amount.error) : undefined}
          choices={[]}
          choicesLabel=""
          onType={(typed) => sendFairPlay({ limit: { amount: { typed } } })}
          onLeave={() => afterPress(() => send(amount.left))}
        />
      ) : null}
      {time ? <Time time={time} /> : null}
      <p className={css.small} role="status">
        {effect ? t(effect) : null}
      </p>
      <div className={css.buttons}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('view-fair-save')}
        </Button>
        <Button variant="quiet" onClick={() => sendFairPlay({ limit: 'leave' })}>
          {t('view-cancel')}
        </Button>
      </div>
      {remove ? (
        <>
          <p className={css.small}>{t(remove)}</p>
          <div className={css.buttons}>
            <Button size="sm" busy={busy} onClick={() => sendFairPlay({ limit: 'remove' })}>
              {t('view-fair-remove')}
            </Button>
          </div>
        </>
      ) : null}
    </form>
  );
}

function Time({ time: { hours, minutes, error } }: { time: LimitTime }) {
  const t = useT();
  return (
    <div className={css.time}>
      <TextField
        label={t('view-fair-hours')}
        name="hours"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={hours}
        error={error ? t(error) : undefined}
        onChange={(typed) => sendFairPlay({ limit: { hours: typed } })}
      />
      <TextField
        label={t('view-fair-minutes')}
        name="minutes"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={minutes}
        onChange={(typed) => sendFairPlay({ limit: { minutes: typed } })}
      />
    </div>
  );
}
