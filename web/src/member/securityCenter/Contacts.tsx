/** E-mail address and mobile number: the current values, and the form that replaces one. */
import { Mail, Smartphone } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../../chunks/load.ts';
import type { ContactItem } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Records } from '../../ui/list/Records.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import { retry } from './retry.ts';

/** Most members do not change their contacts, so the form and the list of countries are loaded on demand. */
const ContactForm = lazy(() => loadChunk(() => import('./ContactForm.tsx')));

export function Contacts() {
  const t = useT();
  const { status, list, form } = useSlice('securitySettings', (view) => view.contacts);
  return (
    <SettingsSection
      icon={<Mail aria-hidden />}
      title={t('view-contacts')}
      text={t('view-contacts-about')}
      status={status}
      onRetry={retry}
      count={form ? 1 : 0}
    >
      {form ? (
        <Suspense fallback={<TextSkeleton label={t('view-loading')} />}>
          <ContactForm key={form.key} form={form} />
        </Suspense>
      ) : (
        <List items={list} />
      )}
    </SettingsSection>
  );
}

function List({ items }: { items: ContactItem[] }) {
  const t = useT();
  const busy = useSlice('securitySettings', (view) => view.busy);
  return (
    <Records
      label={t('view-contacts')}
      items={items.map(({ key, label, state, hint, action, change }) => ({
        key,
        icon: key === 'email' ? <Mail aria-hidden /> : <Smartphone aria-hidden />,
        title: t(label),
        facts: [{ key: 'state', label: t(state), value: hint }],
        action: (
          <Button size="sm" busy={busy} onClick={() => send(change)}>
            {t(action)}
          </Button>
        ),
      }))}
    />
  );
}
