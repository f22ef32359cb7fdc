/** Confirmation of a contract action: the text, what ends with it, the reason, the payment password. */
import { type FormEvent, useEffect, useRef } from 'react';
import type { ContractStep } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { Pin } from '../../member/common/Pin.tsx';
import { useFocusOn } from '../../member/common/useFocusOn.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { PaperText } from './Contracts.tsx';
import { sendContracts } from './send.ts';
import css from './View.module.css';
import { Ending } from './Words.tsx';

export function StepForm({ step }: { step: ContractStep }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { pin, reason, agreed } = step;
  useFocusOn(form, step.refusals, refused(step));
  useEffect(() => heading.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = pin ? form.current?.elements.namedItem(pin.name) : null;
    sendContracts({ send: input instanceof HTMLInputElement ? input.value : '' });
  };
  return (
    <form ref={form} className={css.card} onSubmit={submit} noValidate>
      <h3 ref={heading} tabIndex={-1}>
        {t(step.title)}
      </h3>
      {step.text ? <PaperText text={step.text} hash={step.hash} /> : null}
      <Ending ending={step.ending} />
      {agreed === null ? null : (
        <Checkbox
          label={t('view-contracts-agree')}
          name="agreed"
          checked={agreed}
          onChange={(it) => sendContracts({ agree: it })}
        />
      )}
      {reason === null ? null : (
        <TextField
          label={t('view-contracts-reason')}
          name="reason"
          value={reason}
          onChange={(text) => sendContracts({ reason: text })}
        />
      )}
      {pin ? <Pin pin={pin} onEdited={() => sendContracts('edited')} /> : null}
      {step.error ? <Notice tone="error" text={t(step.error)} /> : null}
      <div className={css.buttons}>
        <Button type="submit" variant="primary" busy={step.busy}>
          {t(step.label)}
        </Button>
        <Button onClick={() => sendContracts('cancel')}>{t('view-contracts-back')}</Button>
      </div>
    </form>
  );
}

function refused(step: ContractStep): string {
  if (step.reason !== null) return 'reason';
  return step.agreed === false ? 'agreed' : (step.pin?.name ?? 'agreed');
}
