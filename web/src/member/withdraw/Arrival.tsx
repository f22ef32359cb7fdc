/** Asks which amount has arrived (section 4 of the specification, "Withdrawal confirmation"). */
import { type FormEvent, useEffect, useRef } from 'react';
import { pickFiles } from '../../core/files.ts';
import type { ArrivalView, ProofPictures } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { watchPresses } from '../../overlays/account/press.ts';
import { FileRows } from '../../screens/common/FileRows.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { RadioCards } from '../../ui/field/RadioCards.tsx';
import { FileDrop } from '../../ui/upload/FileDrop.tsx';
import { AmountInput } from '../common/AmountInput.tsx';
import shared from '../common/MoneyForm.module.css';
import { sendArrival } from './send.ts';
import css from './View.module.css';

const ACCEPT = 'image/png,image/jpeg';

export function Arrival({ arrival }: { arrival: ArrivalView }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const { until, answers, follows, amount, pictures, error, busy } = arrival;
  useEffect(watchPresses, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    sendArrival('send');
    // Errors are shown beside each input; the first invalid one gets the focus.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form ref={form} className={css.arrival} onSubmit={submit} noValidate aria-label={t('view-arrival')}>
      <h4 className={css.question}>{t('view-arrival')}</h4>
      <p className={shared.text}>{t(until)}</p>
      <RadioCards
        label={t('view-arrival-answers')}
        name="arrival"
        items={answers.map(({ key, label, selected, select }) => ({
          key,
          title: t(label),
          notes: [],
          selected,
          onSelect: busy ? undefined : () => send(select),
        }))}
        error={error ? t(error) : undefined}
      />
      {amount ? (
        <AmountInput
          amount={amount}
          label={t('view-arrival-amount')}
          onTyped={(typed) => sendArrival({ amount: { typed } })}
        />
      ) : null}
      {pictures ? <Pictures pictures={pictures} /> : null}
      {follows ? <p className={shared.text}>{t(follows)}</p> : null}
      <div className={shared.buttons}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('view-arrival-send')}
        </Button>
      </div>
    </form>
  );
}

function Pictures({ pictures: { hint, files, error, canAttach } }: { pictures: ProofPictures }) {
  const t = useT();
  const attach = async (picked: File[]) => {
    sendArrival({ attach: await pickFiles(picked) });
  };
  return (
    <FileDrop
      label={t('view-apply-files')}
      prompt={t('view-apply-drop')}
      buttonLabel={t('view-apply-choose')}
      hint={t(hint)}
      error={error ? t(error) : undefined}
      accept={ACCEPT}
      disabled={!canAttach}
      onFiles={(picked) => void attach(picked)}
    >
      <FileRows
        files={files}
        onDetach={(handle) => sendArrival({ detach: handle })}
        onAgain={(handle) => sendArrival({ uploadAgain: handle })}
      />
    </FileDrop>
  );
}
