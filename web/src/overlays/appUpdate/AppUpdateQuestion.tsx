/**
 * Asks whether to load a newer build of the site (section 8: missing chunks). It never reloads by itself, as the
 * visitor may be typing. It is not a lazy section, because it must work when sections can no longer be loaded.
 */

import type { AppUpdateEvent } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Bar } from '../../ui/feedback/Bar.tsx';

const sendAppUpdate = (event: AppUpdateEvent) => send({ site: { appUpdate: event } });

export function AppUpdateQuestion() {
  const t = useT();
  const appUpdate = useSlice('site', (site) => site.appUpdate);
  // The outcome of a payment comes first; only one bar fits at the bottom of the window.
  const waits = useSlice('outcome', (outcome) => outcome.notice !== null);
  const text = appUpdate === 'chunkMissing' ? t('view-renewal-missing') : t('view-renewal-ready');
  return (
    <Bar label={t('view-renewal-region')} text={appUpdate && !waits ? text : undefined}>
      <Button variant="primary" onClick={() => sendAppUpdate('accept')}>
        {t('view-renewal-accept')}
      </Button>
      <Button variant="secondary" onClick={() => sendAppUpdate('putOff')}>
        {t('view-renewal-later')}
      </Button>
    </Bar>
  );
}
