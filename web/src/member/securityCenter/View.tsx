/**
 * My account: identity, security score, credentials and settings. `?mc=securityCenter`.
 *
 * When the server asks for the password again, the prompt is on top with the focus and the rest is disabled.
 */
import { send, useSlice } from '../../core/hooks.ts';
import { Guarded } from '../common/Guarded.tsx';
import { PayeeName, PayeeNameProof } from '../common/PayeeName.tsx';
import { PaymentPassword, PaymentProof } from '../common/PaymentPassword.tsx';
import { Proof } from '../common/Proof.tsx';
import { Authenticator } from './Authenticator.tsx';
import { CloseAccount } from './CloseAccount.tsx';
import { Consent } from './Consent.tsx';
import { Contacts } from './Contacts.tsx';
import { Identity } from './Identity.tsx';
import { IdentityCheck } from './IdentityCheck.tsx';
import { LoginPassword } from './LoginPassword.tsx';
import { Logins } from './Logins.tsx';
import { MyData } from './MyData.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Safety } from './Safety.tsx';
import { Sessions } from './Sessions.tsx';
import css from './View.module.css';

export default function SecurityCenter() {
  const proof = useSlice('securitySettings', (view) => view.proof);
  const paymentProof = useSlice('paymentPassword', (view) => view.proof);
  const privacyProof = useSlice('privacy', (view) => view.proof);
  const nameProof = useSlice('payeeName', (view) => view.proof);
  const problem = useSlice('securitySettings', (view) => view.problem);
  const privacyProblem = useSlice('privacy', (view) => view.problem);
  const question = proof ? (
    <Proof
      proof={proof}
      onProve={(password) => send({ securitySettings: { provePassword: password } })}
      onEdited={() => send({ securitySettings: 'edited' })}
      onCancel={() => send({ securitySettings: 'cancelProof' })}
    />
  ) : privacyProof ? (
    <Proof
      proof={privacyProof}
      onProve={(password) => send({ privacy: { provePassword: password } })}
      onEdited={() => send({ privacy: 'edited' })}
      onCancel={() => send({ privacy: 'cancelProof' })}
    />
  ) : paymentProof ? (
    <PaymentProof />
  ) : nameProof ? (
    <PayeeNameProof />
  ) : null;
  return (
    <Guarded problems={[problem, privacyProblem]} question={question}>
      <div className={css.pair}>
        <Identity />
        <Safety />
      </div>
      <Contacts />
      <div className={css.pair}>
        <LoginPassword />
        <Authenticator />
      </div>
      <PaymentPassword />
      <PayeeName />
      <IdentityCheck />
      <Passkeys />
      <Sessions />
      <Logins />
      <Consent />
      <MyData />
      <CloseAccount />
    </Guarded>
  );
}
