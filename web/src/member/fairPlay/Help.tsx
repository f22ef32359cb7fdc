/** Help services, as a card of the page. */
import { HeartHandshake } from 'lucide-react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { HelpLines } from '../../screens/fairPlay/HelpLines.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';

export function Help() {
  const t = useT();
  const status = useSlice('helpLines', (view) => view.status);
  return (
    <SettingsSection
      icon={<HeartHandshake aria-hidden />}
      title={t('view-fair-help')}
      text={t('view-fair-help-about')}
      status={status}
      onRetry={() => send({ helpLines: 'retry' })}
      count={0}
    >
      <HelpLines />
    </SettingsSection>
  );
}
