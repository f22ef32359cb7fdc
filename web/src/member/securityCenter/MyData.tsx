/** Export of the member's personal data: request, wait, download. */
import { Download, FolderArchive } from 'lucide-react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import css from './Privacy.module.css';
import { retryPrivacy } from './retry.ts';

export function MyData() {
  const t = useT();
  const view = useSlice('privacy', (slice) => slice.copy);
  const busy = useSlice('privacy', (slice) => slice.busy);
  const { ask, download } = view;
  return (
    <SettingsSection
      icon={<FolderArchive aria-hidden />}
      title={t('view-data-copy')}
      text={t('view-data-copy-about')}
      status={view.status}
      onRetry={retryPrivacy}
      count={(ask ? 1 : 0) + (download ? 2 : 0)}
    >
      <div className={css.stack} aria-live="polite">
        {view.state ? <p>{t(view.state)}</p> : null}
        {view.preparing ? <Progress label={t('view-data-copy-progress')} percent={view.percent} /> : null}
        {view.next ? <p className={css.fact}>{t(view.next)}</p> : null}
      </div>
      {ask || download ? (
        <div className={css.buttons}>
          {download ? (
            <Button icon={<Download aria-hidden />} busy={busy} onClick={() => send(download)}>
              {t('view-data-copy-download')}
            </Button>
          ) : null}
          {ask ? (
            <Button busy={busy} onClick={() => send(ask)}>
              {t('view-data-copy-ask')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </SettingsSection>
  );
}
