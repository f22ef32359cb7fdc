/** What stands around a form that asks for the payment password: it loads, fails, or the login password is asked for again. */
import type { ReactNode } from 'react';
import type { DownlineRatesView } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Proof } from '../../member/common/Proof.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';

/** What such a form hears, whichever it is. */
type Said = 'retry' | 'edited' | 'cancelProof' | { provePassword: string };

interface Props extends Pick<DownlineRatesView, 'status' | 'proof'> {
  say: (event: Said) => void;
  children: ReactNode;
}

export function Guarded({ status, proof, say, children }: Props) {
  const t = useT();
  // Whether there is a payment password is another slice's to say; without it this one waits.
  const pin = useSlice('paymentPassword', (view) => view.status);
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={() => say('retry')} />;
  if (status.kind === 'loading' && pin.kind === 'failed')
    return <Failed problem={pin.problem} onRetry={() => send({ paymentPassword: 'retry' })} />;
  if (status.kind === 'loading') return <TextSkeleton label={t('view-loading')} />;
  if (!proof) return children;
  return (
    <Proof
      proof={proof}
      onProve={(password) => say({ provePassword: password })}
      onEdited={() => say('edited')}
      onCancel={() => say('cancelProof')}
    />
  );
}
