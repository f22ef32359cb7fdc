/**
 * Withdrawals: available amount, requirements, form, pending withdrawals, payout accounts, history. `?mc=withdraw`.
 *
 * When the server asks for the login password again, the prompt is on top and the rest is disabled.
 */
import { HandCoins } from 'lucide-react';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { Stepper } from '../../ui/list/Stepper.tsx';
import { Guarded } from '../common/Guarded.tsx';
import shared from '../common/MoneyForm.module.css';
import { CanLeave } from '../common/MoneyForm.tsx';
import { PayeeName, PayeeNameProof } from '../common/PayeeName.tsx';
import { PaymentPassword, PaymentProof } from '../common/PaymentPassword.tsx';
import { Proof } from '../common/Proof.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import { Accounts } from './Accounts.tsx';
import { Form } from './Form.tsx';
import { History } from './History.tsx';
import { NamedWithdrawal, OpenWithdrawals } from './Records.tsx';
import { sendWithdraw } from './send.ts';

const retry = () => sendWithdraw('retry');

export default function Withdraw() {
  const proof = useSlice('withdraw', (view) => view.proof);
  const paymentProof = useSlice('paymentPassword', (view) => view.proof);
  const nameProof = useSlice('payeeName', (view) => view.proof);
  const problem = useSlice('withdraw', (view) => view.problem);
  const question = proof ? (
    <Proof
      proof={proof}
      onProve={(password) => sendWithdraw({ provePassword: password })}
      onEdited={() => sendWithdraw('edited')}
      onCancel={() => sendWithdraw('cancelProof')}
    />
  ) : paymentProof ? (
    <PaymentProof />
  ) : nameProof ? (
    <PayeeNameProof />
  ) : null;
  return (
    <Guarded problems={[problem]} question={question}>
      <NamedWithdrawal />
      <OpenWithdrawals />
      <TakeOut />
      <MissingPaymentPassword />
      <MissingName />
      <Accounts />
      <History />
    </Guarded>
  );
}

function TakeOut() {
  const t = useT();
  const status = useSlice('withdraw', (view) => view.status);
  const kind = useSlice('withdraw', (view) => view.form?.kind ?? 'missing');
  const money = useSlice('withdraw', (view) => view.money);
  return (
    <SettingsSection
      icon={<HandCoins aria-hidden />}
      title={t('view-withdraw')}
      status={status}
      onRetry={retry}
      count={STAGES.indexOf(kind)}
    >
      <CanLeave label={t('view-withdraw-can')} money={money} />
      <Steps />
      <IdentityFirst />
      <Form />
    </SettingsSection>
  );
}

const STAGES = ['missing', 'closed', 'filling', 'reviewing', 'sent'];

function Steps() {
  const t = useT();
  const steps = useSlice('withdraw', (view) => view.steps);
  if (steps.length === 0) return null;
  return (
    <>
      <p className={shared.text}>{t('view-withdraw-first')}</p>
      <Stepper
        label={t('view-withdraw-steps')}
        doneLabel={t('view-withdraw-step-done')}
        items={steps.map((step) => ({ ...step, label: t(step.label) }))}
      />
    </>
  );
}

/** The identity check that is required before some or all amounts can be withdrawn. */
function IdentityFirst() {
  const t = useT();
  const identity = useSlice('withdraw', (view) => view.identity);
  if (!identity) return null;
  return (
    <p className={shared.small}>
      {t(identity.text)} <Link href={identity.href}>{t('view-withdraw-identity')}</Link>
    </p>
  );
}

/** Form of the payee name; shown here only until it is verified, later in the security centre. */
function MissingName() {
  const missing = useSlice('withdraw', (view) =>
    view.steps.some((step) => step.key === 'payeeName' && step.current),
  );
  return missing ? <PayeeName /> : null;
}

/** Form to set the payment password; shown here only until there is one, later in the security centre. */
function MissingPaymentPassword() {
  const missing = useSlice('withdraw', (view) =>
    view.steps.some((step) => step.key === 'paymentPassword' && step.current),
  );
  const unknown = useSlice('paymentPassword', (view) => view.status.kind === 'failed');
  return missing || unknown ? <PaymentPassword /> : null;
}
