/** Sheet that transfers money between the main wallet and a vendor's wallet, in both directions. */
import { ArrowDownUp } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import type { SheetDone, TransferSheet } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { watchPresses } from '../../overlays/account/press.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CopyField } from '../../ui/copy/CopyField.tsx';
import { Sheet as Modal } from '../../ui/dialog/Sheet.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { AmountInput } from '../common/AmountInput.tsx';
import { useFocusOn } from '../common/useFocusOn.ts';
import css from './Wallets.module.css';

export function Sheet() {
  const t = useT();
  const sheet = useSlice('wallets', (view) => view.sheet);
  if (!sheet) return null;
  return (
    <Modal
      title={t('view-wallets-sheet')}
      closeLabel={t('view-close')}
      onClose={() => send(sheet.close)}
      dismissable={!sheet.busy}
    >
      {sheet.done ? <Done sheet={sheet} done={sheet.done} /> : <Filling sheet={sheet} />}
    </Modal>
  );
}

function Filling({ sheet }: { sheet: TransferSheet }) {
  const t = useT();
  const { amount, closed, allUnknown, turn, problem, refusals, busy } = sheet;
  const element = useRef<HTMLFormElement>(null);
  useFocusOn(element, refusals, 'amount');
  useEffect(watchPresses, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) send(sheet.send);
  };
  return (
    <form ref={element} className={css.form} onSubmit={submit} noValidate>
      <Direction sheet={sheet} />
      {turn ? (
        <div className={css.buttons}>
          <Button
            size="sm"
            variant="quiet"
            icon={<ArrowDownUp aria-hidden />}
            onClick={() => {
              if (!busy) send(turn);
            }}
          >
            {t('view-wallets-turn')}
          </Button>
        </div>
      ) : null}
      {problem ? <FormProblem problem={problem} /> : null}
      {closed ? <Notice tone="info" text={t(closed)} /> : null}
      {allUnknown ? <Notice tone="warning" text={t(allUnknown)} /> : null}
      {amount ? (
        <AmountInput
          amount={amount.field}
          onTyped={(typed) => send({ wallets: { sheet: { amount: { typed } } } })}
        >
          <Button size="sm" onClick={() => send(amount.all.select)}>
            {t(amount.all.label)}
          </Button>
        </AmountInput>
      ) : null}
      {amount || allUnknown ? (
        <Button type="submit" variant="primary" size="lg" full busy={busy}>
          {t(amount ? 'view-wallets-send' : 'view-wallets-send-all')}
        </Button>
      ) : null}
    </form>
  );
}

/** Direction of the transfer: from and to. */
function Direction({ sheet }: { sheet: TransferSheet }) {
  const t = useT();
  const main = t('view-wallets-main');
  const [from, to] = sheet.toVendor ? [main, sheet.vendor] : [sheet.vendor, main];
  return (
    <dl className={css.way}>
      <div>
        <dt>{t('view-wallets-from')}</dt>
        <dd>
          <bdi>{from}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('view-wallets-to')}</dt>
        <dd>
          <bdi>{to}</bdi>
        </dd>
      </div>
    </dl>
  );
}

function Done({ sheet, done }: { sheet: TransferSheet; done: SheetDone }) {
  const t = useT();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.form}>
      <p ref={heading} tabIndex={-1} className={css.sentence}>
        {t(done.sentence)}
      </p>
      {done.next ? <Notice tone={done.tone} text={t(done.next)} /> : null}
      <CopyField
        label={t('view-withdraw-order')}
        value={done.orderNo}
        copyLabel={t('view-withdraw-copy-order')}
        copiedLabel={t('view-copied')}
      />
      <Button size="lg" full onClick={() => send(sheet.close)}>
        {t('view-close')}
      </Button>
    </div>
  );
}
