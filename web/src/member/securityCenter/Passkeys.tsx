/** The member's passkeys: add, rename, remove. */
import { KeyRound, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import type { PasskeyItem } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { Records } from '../../ui/list/Records.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import { retry } from './retry.ts';
import css from './View.module.css';

export function Passkeys() {
  const t = useT();
  const passkeys = useSlice('securitySettings', (view) => view.passkeys);
  return (
    <SettingsSection
      icon={<KeyRound aria-hidden />}
      title={t('view-passkeys')}
      text={t('view-passkeys-about')}
      status={passkeys.status}
      onRetry={retry}
      count={passkeys.list.length}
    >
      {passkeys.list.length > 0 ? (
        <List items={passkeys.list} />
      ) : (
        <p className={css.none}>{t('view-passkeys-none')}</p>
      )}
      {passkeys.canAdd ? (
        // The new key remounts the form empty after a passkey was added.
        <Add key={passkeys.list.length} />
      ) : (
        <Notice tone="info" text={t('view-passkeys-unsupported')} />
      )}
    </SettingsSection>
  );
}

function List({ items }: { items: PasskeyItem[] }) {
  const t = useT();
  const busy = useSlice('securitySettings', (view) => view.busy);
  return (
    <Records
      label={t('view-passkeys')}
      items={items.map(({ key, name, created, used, remove }) => ({
        key,
        icon: <KeyRound aria-hidden />,
        title: name,
        facts: [
          { key: 'created', label: t('view-passkey-created'), value: created },
          { key: 'used', label: t('view-passkey-used'), value: used || t('view-passkey-never') },
        ],
        beside: true,
        action: (
          <IconButton
            label={t('view-passkey-remove', { name })}
            icon={<Trash2 aria-hidden />}
            disabled={busy}
            onClick={() => send(remove)}
          />
        ),
      }))}
    />
  );
}

function Add() {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const busy = useSlice('securitySettings', (view) => view.busy);
  const error = useSlice('securitySettings', (view) => view.passkeys.nameError);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) send({ securitySettings: { addPasskey: input.current?.value ?? '' } });
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        label={t('view-passkey-name')}
        name="passkey-name"
        autoComplete="off"
        hint={t('view-passkey-name-hint')}
        error={error ? t(error) : undefined}
        inputRef={input}
        onChange={() => send({ securitySettings: 'edited' })}
      />
      <Button type="submit" icon={<Plus aria-hidden />} busy={busy}>
        {t('view-passkey-add')}
      </Button>
    </form>
  );
}
