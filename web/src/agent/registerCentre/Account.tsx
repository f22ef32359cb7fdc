/** The form of an account below the agent; what was made stands in its place until another is wanted. */
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
import { say } from './say.ts';
import css from './View.module.css';

const READY = { kind: 'ready' } as const;
const retry = () => say('retry');

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
      // A form that was cleared has empty inputs.
      key={form.cleared}
      id={id}
      status={READY}
      problem={form.problem}
      focus={form.focus}
      onRetry={retry}
      onSubmit={(read) => say({ create: read('password') })}
    >
      {() => (
        <>
          <Fields
            fields={form.fields.map((field) => ({ ...field, autocomplete: 'off' }))}
            onTyped={(field, value) => say({ typed: { field, value } })}
            onLeft={(field, value) => say({ left: { field, value } })}
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
