/** Rebate rates of a direct downline: form, review with the payment password, and history. */
import { type FormEvent, useRef } from 'react';
import type {
  AgentRatesEvent,
  DownlineRateInput,
  DownlineRatesFilling,
  DownlineRatesLine,
} from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { ReviewForm } from '../../member/common/MoneyForm.tsx';
import record from '../../member/common/Record.module.css';
import { useFocusOn } from '../../member/common/useFocusOn.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { Facts } from '../common/Facts.tsx';
import { Guarded } from './Guarded.tsx';
import css from './View.module.css';

function sendRates(event: AgentRatesEvent): void {
  send({ agentRates: event });
}

export function Rates() {
  const status = useSlice('agentRates', (view) => view.status);
  const proof = useSlice('agentRates', (view) => view.proof);
  return (
    <Guarded status={status} proof={proof} sendEvent={sendRates}>
      <Stages />
    </Guarded>
  );
}

function Stages() {
  const t = useT();
  const { needsPassword, closed, filling, review, busy, history } = useSlice('agentRates', (view) => view);
  if (review) {
    return (
      <ReviewForm
        form={review}
        label={t('view-downline-rates-check')}
        submitLabel={t('view-downline-rates-send')}
        onSend={(read) => sendRates({ send: read(review.pin.name) })}
        onEdited={() => sendRates('edited')}
      />
    );
  }
  return (
    <>
      {closed ? <Notice tone="info" text={t(closed)} /> : null}
      {needsPassword ? <Link href={needsPassword}>{t('view-downline-pin')}</Link> : null}
      {filling ? <Filling filling={filling} busy={busy} /> : null}
      <History history={history} />
    </>
  );
}

const inputName = (product: string): string => `rate-${product}`;

function Filling({ filling, busy }: { filling: DownlineRatesFilling; busy: boolean }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const { from, inputs, refusals, review } = filling;
  useFocusOn(form, refusals, inputName(inputs.find(({ error }) => error !== null)?.product ?? ''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) send(review);
  };
  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit}>
      <p>{t(from)}</p>
      <fieldset className={css.rates}>
        <legend>{t('view-downline-rates-legend')}</legend>
        {inputs.map((input) => (
          <Rate key={input.product} input={input} />
        ))}
      </fieldset>
      <div className={css.buttons}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('view-downline-rates-change')}
        </Button>
      </div>
    </form>
  );
}

function Rate({ input: { product, label, bounds, value, error } }: { input: DownlineRateInput }) {
  const t = useT();
  return (
    <TextField
      label={t(label)}
      name={inputName(product)}
      inputMode="decimal"
      dir="ltr"
      value={value}
      hint={t(bounds)}
      error={error ? t(error) : undefined}
      after={
        <span className={css.unit} aria-hidden>
          %
        </span>
      }
      onChange={(typed) => sendRates({ rate: { product, value: typed } })}
    />
  );
}

function History({ history }: { history: readonly DownlineRatesLine[] }) {
  const t = useT();
  return (
    <section className={record.section} aria-label={t('view-downline-rates-history')}>
      <h3>{t('view-downline-rates-history')}</h3>
      {history.length === 0 ? <p className={record.small}>{t('view-downline-rates-none')}</p> : null}
      {history.map(({ key, from, by, at, facts }) => (
        <article key={key} className={css.change}>
          <p className={record.title}>{t(from)}</p>
          <Facts facts={facts} />
          <p className={record.small}>
            {t(by)} {at ? <Moment text={t(at.said)} exact={at.exact} /> : null}
          </p>
        </article>
      ))}
    </section>
  );
}
