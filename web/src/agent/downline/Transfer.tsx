/** Transfer to a team member: the same steps as a transfer to the upline. */
import type { AgentTransferEvent } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { CanLeave, FillingForm, ReviewForm, SentCard } from '../../member/common/MoneyForm.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Guarded } from './Guarded.tsx';

function sendTransfer(event: AgentTransferEvent): void {
  send({ agentTransfer: event });
}

export function Transfer() {
  const t = useT();
  const { status, money, needsPassword, proof } = useSlice('agentTransfer', (view) => view);
  return (
    <Guarded status={status} proof={proof} sendEvent={sendTransfer}>
      <CanLeave label={t('view-upline-can')} money={money} />
      {needsPassword ? <Link href={needsPassword}>{t('view-downline-pin')}</Link> : null}
      <Stages />
    </Guarded>
  );
}

function Stages() {
  const t = useT();
  const form = useSlice('agentTransfer', (view) => view.form);
  const busy = useSlice('agentTransfer', (view) => view.busy);
  switch (form?.kind) {
    case undefined:
      return null;
    case 'closed':
      return <Notice tone="info" text={t(form.why)} />;
    case 'filling':
      return (
        <FillingForm
          form={form}
          busy={busy}
          submitLabel={t('view-upline-review')}
          onTyped={(typed) => sendTransfer({ amount: { typed } })}
        >
          {null}
        </FillingForm>
      );
    case 'reviewing':
      return (
        <ReviewForm
          form={form}
          label={t('view-upline-check')}
          submitLabel={t('view-upline-send')}
          onSend={(read) => sendTransfer({ send: read(form.pin.name) })}
          onEdited={() => sendTransfer('edited')}
        />
      );
    case 'sent':
      return <SentCard form={form} anotherLabel={t('view-upline-another')} />;
  }
}
