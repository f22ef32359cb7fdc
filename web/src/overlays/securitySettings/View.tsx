/**
 * The member's security settings: contact details, passkeys, authenticator, sessions. `?modal=securitySettings`.
 *
 * When the server wants the password again, the question stands on top and everything else waits: one thing at a time, and
 * the focus shows which.
 */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { FormProblem } from '../account/AccountForm.tsx';
import { Authenticator } from './Authenticator.tsx';
import { Contacts } from './Contacts.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Proof } from './Proof.tsx';
import { Sessions } from './Sessions.tsx';
import css from './View.module.css';

const close = () => send({ route: 'close' });

export default function SecuritySettings() {
  const t = useT();
  const title = useSlice('route', (route) => route.overlay?.title);
  const proof = useSlice('securitySettings', (view) => view.proof);
  const problem = useSlice('securitySettings', (view) => view.problem);
  return (
    <Sheet title={title ? t(title) : ''} closeLabel={t('view-close')} onClose={close} width={640}>
      <p className={css.about}>{t('view-security-settings-about')}</p>
      {problem ? <FormProblem problem={problem} /> : null}
      {proof ? <Proof proof={proof} /> : null}
      <div className={css.sections} inert={proof !== null}>
        <Contacts />
        <Passkeys />
        <Authenticator />
        <Sessions />
      </div>
    </Sheet>
  );
}
