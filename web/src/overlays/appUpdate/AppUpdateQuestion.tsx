/**
 * The question whether to load a newer build of the site (section 8: chunks that are missing). It never reloads by itself, for
 * somebody may be typing; and it is no section of its own, for it must show when sections can not be loaded any more.
 */

import type { AppUpdateEvent } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Bar } from '../../ui/feedback/Bar.tsx';

const say = (event: AppUpdateEvent) => send({ site: { appUpdate: event } });

export function AppUpdateQuestion() {
  const t = useT();
  const appUpdate = useSlice('site', (site) => site.appUpdate);
  // What became of somebody's money comes first; there is one place at the bottom of the window.
  const waits = useSlice('outcome', (outcome) => outcome.notice !== null);
  const text = appUpdate === 'chunkMissing' ? t('view-renewal-missing') : t('view-renewal-ready');
  return (
    <Bar label={t('view-renewal-region')} text={appUpdate && !waits ? text : undefined}>
      <Button variant="primary" onClick={() => say('accept')}>
        {t('view-renewal-accept')}
      </Button>
      <Button variant="secondary" onClick={() => say('putOff')}>
        {t('view-renewal-later')}
      </Button>
    </Bar>
  );
}
