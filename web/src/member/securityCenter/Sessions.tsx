/** The member's open sessions, and how to end them. */
import { Laptop, LogOut, MonitorSmartphone, Smartphone } from 'lucide-react';
import type { SessionItem } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Records } from '../../ui/list/Records.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import { retry } from './retry.ts';
import css from './View.module.css';

export function Sessions() {
  const t = useT();
  const sessions = useSlice('securitySettings', (view) => view.sessions);
  const busy = useSlice('securitySettings', (view) => view.busy);
  return (
    <SettingsSection
      icon={<MonitorSmartphone aria-hidden />}
      title={t('view-sessions')}
      text={t('view-sessions-about')}
      status={sessions.status}
      onRetry={retry}
      count={sessions.list.length}
    >
      <List items={sessions.list} busy={busy} />
      {sessions.canEndOthers ? (
        <div className={css.buttons}>
          <Button
            icon={<LogOut aria-hidden />}
            busy={busy}
            onClick={() => send({ securitySettings: 'endOtherSessions' })}
          >
            {t('view-sessions-end-others')}
          </Button>
        </div>
      ) : null}
    </SettingsSection>
  );
}

function List({ items, busy }: { items: SessionItem[]; busy: boolean }) {
  const t = useT();
  return (
    <Records
      label={t('view-sessions')}
      items={items.map(({ key, device, ip, started, seen, current, end }) => {
        const name = device || t('view-session-unknown');
        return {
          key,
          icon: iconOf(device),
          title: name,
          current,
          mark: current ? <Badge tone="accent">{t('view-session-current')}</Badge> : null,
          facts: [
            { key: 'ip', label: t('view-session-ip'), value: ip },
            { key: 'started', label: t('view-session-started'), value: started },
            { key: 'seen', label: t('view-session-seen'), value: seen },
          ],
          action: end ? (
            <Button
              size="sm"
              disabled={busy}
              aria-label={t('view-session-end-of', { device: name, ip })}
              onClick={() => send(end)}
            >
              {t('view-session-end')}
            </Button>
          ) : undefined,
        };
      })}
    />
  );
}

/** Icon for the server's description of a device; any fallback will do. */
function iconOf(device: string) {
  return /android|ios|iphone|mobile/i.test(device) ? <Smartphone aria-hidden /> : <Laptop aria-hidden />;
}
