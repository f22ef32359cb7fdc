/** Form that creates a registration link. */
import { Link2 } from 'lucide-react';
import type { FormEvent } from 'react';
import type { AgentLinkForm, LinkField } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { SettingsSection } from '../../member/common/SettingsSection.tsx';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Choices } from './Choices.tsx';
import { sendRegister } from './send.ts';
import css from './View.module.css';

const READY = { kind: 'ready' } as const;

export function NewLink({ form }: { form: AgentLinkForm }) {
  const t = useT();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sendRegister('addLink');
  };
  const input = (field: LinkField) => {
    const { value, error } = form[field];
    return {
      name: field,
      value,
      error: error ? t(error) : undefined,
      onChange: (typed: string) => sendRegister({ link: { field, value: typed } }),
    };
  };
  return (
    <SettingsSection
      icon={<Link2 aria-hidden />}
      title={t('view-agent-register-link')}
      text={t('view-agent-register-link-text')}
      status={READY}
      onRetry={() => sendRegister('retry')}
      count={0}
    >
      <form className={css.form} noValidate onSubmit={submit}>
        {form.problem ? <FormProblem problem={form.problem} /> : null}
        <Choices types={form.types} rates={form.rates} />
        <div className={css.grid}>
          <TextField
            {...input('channel')}
            label={t('view-agent-register-channel')}
            hint={t('view-agent-register-channel-hint')}
          />
          <TextField
            {...input('maxUses')}
            label={t('view-agent-register-uses')}
            inputMode="numeric"
            dir="ltr"
            required
          />
          <TextField
            {...input('days')}
            label={t('view-agent-register-days')}
            hint={t('view-agent-register-days-hint')}
            inputMode="numeric"
            dir="ltr"
          />
        </div>
        <div className={css.buttons}>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('view-agent-register-add')}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
