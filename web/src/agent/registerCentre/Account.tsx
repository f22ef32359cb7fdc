/** Form that creates a downline account; the result replaces it until another one is wanted. */
import { UserPlus } from 'lucide-react';
import { useId } from 'react';
import type { AgentAccountForm } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { SettingsSection } from '../../member/common/SettingsSection.tsx';
import { AccountForm } from '../../overlays/account/AccountForm.tsx';
import { Fields } from '../../overlays/account/Fields.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Choices } from './Choices.tsx';
import { sendRegister } from './send.ts';
import css from './View.module.css';

const READY = { kind: 'ready' } as const;
const retry = () => sendRegister('retry');

export function Account({ form }: { form: AgentAccountForm }) {
  const t = useT();
  return (
    <SettingsSection
      icon={<UserPlus aria-hidden />}
      title={t('view-agent-register-account')}
      text={t('view-agent-register-account-text')}
      status={READY}
      onRetry={retry}
      count={form.made ? 1 : 0}
    >
      {form.made ? (
        <div className={css.form}>
          <Notice tone="success" text={t(form.made.text)} detail={t(form.made.hint)} />
          <div className={css.buttons}>
            <Button onClick={() => form.made && send(form.made.another)}>
              {t('view-agent-register-another')}
            </Button>
          </div>
        </div>
      ) : (
        <Form form={form} />
      )}
    </SettingsSection>
  );
}

function Form({ form }: { form: AgentAccountForm }) {
  const t = useT();
  const id = useId();
  return (
    <AccountForm
      // Remounts the inputs empty when the form is cleared.
      key={form.cleared}
      id={id}
      status={READY}
      problem={form.problem}
      focus={form.focus}
      onRetry={retry}
      onSubmit={(read) => sendRegister({ create: read('password') })}
    >
      {() => (
        <>
          <Fields
            fields={form.fields.map((field) => ({ ...field, autocomplete: 'off' }))}
            onTyped={(field, value) => sendRegister({ typed: { field, value } })}
            onLeft={(field, value) => sendRegister({ left: { field, value } })}
          />
          <Choices types={form.types} rates={form.rates} />
          <div className={css.buttons}>
            <Button type="submit" variant="primary" busy={form.busy}>
              {t('view-agent-register-create')}
            </Button>
          </div>
        </>
      )}
    </AccountForm>
  );
}
