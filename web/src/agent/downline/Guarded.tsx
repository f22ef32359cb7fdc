/** Wrapper of a form that asks for the payment password: loading, failure, and the prompt for the login password. */
import type { ReactNode } from 'react';
import type { DownlineRatesView } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Proof } from '../../member/common/Proof.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';

/** Events common to all such forms. */
type GuardedEvent = 'retry' | 'edited' | 'cancelProof' | { provePassword: string };

interface Props extends Pick<DownlineRatesView, 'status' | 'proof'> {
  sendEvent: (event: GuardedEvent) => void;
  children: ReactNode;
}

export function Guarded({ status, proof, sendEvent, children }: Props) {
  const t = useT();
  // Whether there is a payment password comes from another slice; this form waits for it.
  const pin = useSlice('paymentPassword', (view) => view.status);
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={() => sendEvent('retry')} />;
  if (status.kind === 'loading' && pin.kind === 'failed')
    return <Failed problem={pin.problem} onRetry={() => send({ paymentPassword: 'retry' })} />;
  if (status.kind === 'loading') return <TextSkeleton label={t('view-loading')} />;
  if (!proof) return children;
  return (
    <Proof
      proof={proof}
      onProve={(password) => sendEvent({ provePassword: password })}
      onEdited={() => sendEvent('edited')}
      onCancel={() => sendEvent('cancelProof')}
    />
  );
}
