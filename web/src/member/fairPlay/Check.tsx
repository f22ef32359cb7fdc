/** Interval of reality checks. */
import { BellRing } from 'lucide-react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import { retry } from './send.ts';
import css from './View.module.css';

export function Check() {
  const t = useT();
  const { status, options, save } = useSlice('fairPlay', (view) => view.check);
  const busy = useSlice('fairPlay', (view) => view.busy);
  return (
    <SettingsSection
      icon={<BellRing aria-hidden />}
      title={t('view-fair-check')}
      text={t('view-fair-check-about')}
      status={status}
      onRetry={retry}
      count={save ? 1 : 0}
    >
      <div className={css.narrow}>
        <Select
          label={t('view-fair-check-label')}
          name="interval"
          options={options.map(({ key, label, selected }) => ({ key, label: t(label), selected }))}
          onSelect={(chosen) => {
            const option = options.find(({ key }) => key === chosen);
            if (option) send(option.select);
          }}
        />
        {save ? (
          <div className={css.buttons}>
            <Button variant="primary" busy={busy} onClick={() => send(save)}>
              {t('view-fair-check-save')}
            </Button>
          </div>
        ) : null}
      </div>
    </SettingsSection>
  );
}
