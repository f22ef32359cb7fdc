/**
 * Asks for the login password again before a sensitive action. Takes the focus when it appears and returns it
 * afterwards.
 */
import { LockKeyhole } from 'lucide-react';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import type { ProofView } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { SecretField } from '../../ui/field/SecretField.tsx';
import css from './Proof.module.css';

export interface ProofProps {
  proof: ProofView;
  onProve: (password: string) => void;
  onEdited: () => void;
  onCancel: () => void;
}

export function Proof({ proof, onProve, onEdited, onCancel }: ProofProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const before = document.activeElement;
    input.current?.focus();
    input.current?.scrollIntoView({ block: 'center' });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!proof.busy) onProve(input.current?.value ?? '');
  };

  return (
    <form className={css.proof} onSubmit={submit} noValidate aria-label={t('view-proof')}>
      <p className={css.why}>
        <LockKeyhole aria-hidden /> {t('view-proof-why')}
      </p>
      {/* For password managers, which look for a username field beside the password. */}
      <input
        className={css.account}
        type="text"
        autoComplete="username"
        value={proof.account}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <SecretField
        label={t('view-login-password')}
        name="proof"
        autoComplete="current-password"
        inputRef={input}
        error={proof.error ? t(proof.error) : undefined}
        onChange={onEdited}
        showLabel={t('view-password-show')}
        hideLabel={t('view-password-hide')}
      />
      <div className={css.buttons}>
        <Button type="submit" variant="primary" busy={proof.busy}>
          {t('view-proof-confirm')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('view-cancel')}
        </Button>
      </div>
    </form>
  );
}
