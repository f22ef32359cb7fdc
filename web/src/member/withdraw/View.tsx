/**
 * Taking money out: what can leave, what comes first, the form, what is on its way, the accounts, what there was. `?mc=withdraw`.
 *
 * When the server wants the login password again, the question stands on top and everything else waits.
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
import { say } from './say.ts';

const retry = () => say('retry');

export default function Withdraw() {
  const proof = useSlice('withdraw', (view) => view.proof);
  const paymentProof = useSlice('paymentPassword', (view) => view.proof);
  const nameProof = useSlice('payeeName', (view) => view.proof);
  const problem = useSlice('withdraw', (view) => view.problem);
  const question = proof ? (
    <Proof
      proof={proof}
      onProve={(password) => say({ provePassword: password })}
      onEdited={() => say('edited')}
      onCancel={() => say('cancelProof')}
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
      <Missing />
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

/** An identity check that some amounts, or all, need first. */
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

/** The payee's name stands here until it is proven; from then on its place is the security centre. */
function MissingName() {
  const missing = useSlice('withdraw', (view) =>
    view.steps.some((step) => step.key === 'payeeName' && step.current),
  );
  return missing ? <PayeeName /> : null;
}

/** The payment password stands here until there is one; from then on its place is the security centre. */
function Missing() {
  const missing = useSlice('withdraw', (view) =>
    view.steps.some((step) => step.key === 'paymentPassword' && step.current),
  );
  const unknown = useSlice('paymentPassword', (view) => view.status.kind === 'failed');
  return missing || unknown ? <PaymentPassword /> : null;
}
