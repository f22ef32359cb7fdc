/**
 * Transfer to the upline: available amount, form, history. `?mc=transferUpline`.
 *
 * When the server asks for the login password again, the prompt is on top and the rest is disabled.
 */
import { Network } from 'lucide-react';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Guarded } from '../common/Guarded.tsx';
import { CanLeave } from '../common/MoneyForm.tsx';
import { PaymentPassword, PaymentProof } from '../common/PaymentPassword.tsx';
import { Proof } from '../common/Proof.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import { Form } from './Form.tsx';
import { History } from './History.tsx';
import { sendTransferUpline } from './send.ts';

const retry = () => sendTransferUpline('retry');
const STAGES = ['missing', 'closed', 'filling', 'reviewing', 'sent'];

export default function TransferUpline() {
  const proof = useSlice('transferUpline', (view) => view.proof);
  const paymentProof = useSlice('paymentPassword', (view) => view.proof);
  const problem = useSlice('transferUpline', (view) => view.problem);
  const question = proof ? (
    <Proof
      proof={proof}
      onProve={(password) => sendTransferUpline({ provePassword: password })}
      onEdited={() => sendTransferUpline('edited')}
      onCancel={() => sendTransferUpline('cancelProof')}
    />
  ) : paymentProof ? (
    <PaymentProof />
  ) : null;
  return (
    <Guarded problems={[problem]} question={question}>
      <Give />
      <MissingPaymentPassword />
      <History />
    </Guarded>
  );
}

function Give() {
  const t = useT();
  const status = useSlice('transferUpline', (view) => view.status);
  const kind = useSlice('transferUpline', (view) => view.form?.kind ?? 'missing');
  const money = useSlice('transferUpline', (view) => view.money);
  return (
    <SettingsSection
      icon={<Network aria-hidden />}
      title={t('view-upline')}
      status={status}
      onRetry={retry}
      count={STAGES.indexOf(kind)}
    >
      <CanLeave label={t('view-upline-can')} money={money} />
      <Form />
    </SettingsSection>
  );
}

/** Form to set the payment password; shown here only until there is one, later in the security centre. */
function MissingPaymentPassword() {
  const missing = useSlice('transferUpline', (view) => view.needsPassword);
  const unknown = useSlice('paymentPassword', (view) => view.status.kind === 'failed');
  return missing || unknown ? <PaymentPassword /> : null;
}
