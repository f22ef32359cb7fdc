/** The buttons of an account form, in the footer of the sheet so that they are always visible. */
import { type ReactNode, useId } from 'react';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import css from './AccountForm.module.css';

export interface FormFooterProps {
  /** Id of the form. */
  form: string;
  label: string;
  busy: boolean;
  /** Time until another attempt is allowed, `m:ss`; empty if it is allowed at once. */
  wait?: string;
  /** A secondary button beside it. */
  other?: ReactNode;
}

export function FormFooter({ form, label, busy, wait = '', other }: FormFooterProps) {
  const t = useT();
  const waiting = useId();
  return (
    <div className={css.footer}>
      <div className={css.buttons}>
        {other}
        <Button
          type="submit"
          form={form}
          variant="primary"
          size="lg"
          busy={busy}
          disabled={wait !== ''}
          aria-describedby={wait ? waiting : undefined}
        >
          {label}
        </Button>
      </div>
      {wait ? (
        <p id={waiting} className={css.wait}>
          {t('view-login-wait', { time: wait })}
        </p>
      ) : null}
    </div>
  );
}
