/** Giving money to somebody of the team: the same stages as a transfer to the upline. */
import type { DownlineTransferView } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { CanLeave, FillingForm, ReviewForm, SentCard } from '../../member/common/MoneyForm.tsx';
import { Proof } from '../../member/common/Proof.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { say } from './say.ts';

export function Transfer({ transfer }: { transfer: DownlineTransferView }) {
  const t = useT();
  const { status, money, needsPassword, proof } = transfer;
  // Whether there is a payment password is another slice's to say; without it this one waits.
  const pin = useSlice('paymentPassword', (view) => view.status);
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={() => say('retry')} />;
  if (status.kind === 'loading' && pin.kind === 'failed')
    return <Failed problem={pin.problem} onRetry={() => send({ paymentPassword: 'retry' })} />;
  if (status.kind === 'loading') return <TextSkeleton label={t('view-loading')} />;
  if (proof) {
    return (
      <Proof
        proof={proof}
        onProve={(password) => say({ provePassword: password })}
        onEdited={() => say('edited')}
        onCancel={() => say('cancelProof')}
      />
    );
  }
  return (
    <>
      <CanLeave label={t('view-upline-can')} money={money} />
      {needsPassword ? <Link href={needsPassword}>{t('view-downline-pin')}</Link> : null}
      <Stages transfer={transfer} />
    </>
  );
}

function Stages({ transfer: { form, busy } }: { transfer: DownlineTransferView }) {
  const t = useT();
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
          onTyped={(typed) => say({ amount: { typed } })}
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
          onSend={(read) => say({ send: read(form.pin.name) })}
          onEdited={() => say('edited')}
        />
      );
    case 'sent':
      return <SentCard form={form} anotherLabel={t('view-upline-another')} />;
  }
}
