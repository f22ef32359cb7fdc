/** Recent logins; loaded when the member opens the list. */
import { History, Laptop, Smartphone } from 'lucide-react';
import type { LoginItem } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Records } from '../../ui/list/Records.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import css from './View.module.css';

const READY = { kind: 'ready' } as const;

const show = () => send({ securitySettings: 'showLogins' });

export function Logins() {
  const t = useT();
  const logins = useSlice('securitySettings', (view) => view.logins);
  return (
    <SettingsSection
      icon={<History aria-hidden />}
      title={t('view-logins')}
      text={t('view-logins-about')}
      status={logins?.status ?? READY}
      count={logins ? 1 : 0}
      onRetry={show}
    >
      {logins ? (
        <List items={logins.list} />
      ) : (
        <div className={css.buttons}>
          <Button onClick={show}>{t('view-logins-show')}</Button>
        </div>
      )}
    </SettingsSection>
  );
}

function List({ items }: { items: LoginItem[] }) {
  const t = useT();
  return (
    <Records
      label={t('view-logins')}
      items={items.map(({ key, device, ip, at, current }) => ({
        key,
        icon: /android|ios|iphone|mobile/i.test(device) ? <Smartphone aria-hidden /> : <Laptop aria-hidden />,
        title: device || t('view-session-unknown'),
        current,
        mark: current ? <Badge tone="accent">{t('view-session-current')}</Badge> : null,
        facts: [
          { key: 'at', label: t('view-logins-at'), value: at },
          { key: 'ip', label: t('view-session-ip'), value: ip },
        ],
      }))}
    />
  );
}
