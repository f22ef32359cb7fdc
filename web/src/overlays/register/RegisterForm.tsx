/** Registration form: tabs if there are two ways, the operator's fields, captcha, consent. */
import type { FieldView, RegisterView } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import css from '../account/AccountForm.module.css';
import { AccountForm, type ReadField } from '../account/AccountForm.tsx';
import { CaptchaField } from '../account/CaptchaField.tsx';
import { ConsentField } from '../account/ConsentField.tsx';
import { Fields } from '../account/Fields.tsx';
import { FormTabs } from '../account/FormTabs.tsx';

const submit = (read: ReadField) =>
  send({
    register: {
      submit: {
        password: read('password'),
        confirmPassword: read('confirmPassword'),
        paymentPassword: read('paymentPassword'),
        verificationCode: read('verificationCode'),
        captcha: read('captcha'),
      },
    },
  });

export function RegisterForm({ id, view }: { id: string; view: RegisterView }) {
  const t = useT();
  const tab = view.tabs.find(({ selected }) => selected)?.key ?? '';
  const form = (
    <AccountForm
      // Remounts the inputs when the tab changes or the form is cleared.
      key={`${tab} ${view.cleared}`}
      id={id}
      status={view.status}
      problem={view.problem}
      focus={view.focus}
      onRetry={() => send({ register: 'retry' })}
      onSubmit={submit}
    >
      {(read) => (
        <>
          {view.linkEnded ? <Notice tone="warning" text={t(view.linkEnded)} /> : null}
          {view.affiliateHidden ? <Notice tone="success" text={t('view-register-invited')} /> : null}
          <RegisterFields view={view} fields={view.fields} read={read} />
          <Optional view={view} read={read} />
          {view.captcha ? <CaptchaField captcha={view.captcha} form="register" /> : null}
          <ConsentField consent={view.consent} onChange={(given) => send({ register: { consent: given } })} />
          <p className={css.other}>
            {t('view-register-have-account')}{' '}
            <button type="button" className={css.link} onClick={() => send({ route: { open: 'login' } })}>
              {t('view-log-in')}
            </button>
          </p>
        </>
      )}
    </AccountForm>
  );
  if (view.status.kind !== 'ready') return form;
  return (
    <FormTabs label={t('view-register-methods')} tabs={view.tabs}>
      {form}
    </FormTabs>
  );
}

/** Optional fields, collapsed by default. */
function Optional({ view, read }: { view: RegisterView; read: ReadField }) {
  const t = useT();
  if (view.optional.length === 0) return null;
  return (
    <details className={css.optional} open={view.optionalOpen || undefined}>
      <summary>{t('view-register-optional')}</summary>
      <div className={css.more}>
        <RegisterFields view={view} fields={view.optional} read={read} />
      </div>
    </details>
  );
}

interface RegisterFieldsProps {
  view: RegisterView;
  fields: readonly FieldView[];
  read: ReadField;
}

function RegisterFields({ view, fields, read }: RegisterFieldsProps) {
  return (
    <Fields
      fields={fields}
      country={view.country}
      code={view.code}
      strength={view.strength}
      onTyped={(field, value) => send({ register: { typed: { field, value } } })}
      onLeft={(field, value) => {
        const password = field === 'confirmPassword' ? read('password') : '';
        send({ register: { left: { field, value, password } } });
      }}
      onFocus={(field) => field === 'password' && send({ register: 'passwordFocused' })}
      onSendCode={() => send({ register: { getCode: { captcha: read('captcha') } } })}
    />
  );
}
