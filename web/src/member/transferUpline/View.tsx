/**
 * Giving money to the upline: what can be given, the form, what was given and got before. `?mc=transferUpline`.
 *
 * When the server wants the login password again, the question stands on top and everything else waits.
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
import { say } from './say.ts';

const retry = () => say('retry');
const STAGES = ['missing', 'closed', 'filling', 'reviewing', 'sent'];

export default function TransferUpline() {
  const proof = useSlice('transferUpline', (view) => view.proof);
  const paymentProof = useSlice('paymentPassword', (view) => view.proof);
  const problem = useSlice('transferUpline', (view) => view.problem);
  const question = proof ? (
    <Proof
      proof={proof}
      onProve={(password) => say({ provePassword: password })}
      onEdited={() => say('edited')}
      onCancel={() => say('cancelProof')}
    />
  ) : paymentProof ? (
    <PaymentProof />
  ) : null;
  return (
    <Guarded problems={[problem]} question={question}>
      <Give />
      <Missing />
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

/** The payment password stands here until there is one; from then on its place is the security centre. */
function Missing() {
  const missing = useSlice('transferUpline', (view) => view.needsPassword);
  const unknown = useSlice('paymentPassword', (view) => view.status.kind === 'failed');
  return missing || unknown ? <PaymentPassword /> : null;
}
