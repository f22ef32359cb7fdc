/** Marketing consent per channel; off until the member opts in. */
import { Megaphone } from 'lucide-react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import css from './Privacy.module.css';
import { retryPrivacy } from './retry.ts';

export function Consent() {
  const t = useT();
  const { status, items } = useSlice('privacy', (view) => view.consents);
  const busy = useSlice('privacy', (view) => view.busy);
  return (
    <SettingsSection
      icon={<Megaphone aria-hidden />}
      title={t('view-consents')}
      text={t('view-consents-about')}
      status={status}
      onRetry={retryPrivacy}
      count={items.length}
    >
      <ul className={css.list}>
        {items.map(({ key, label, about, since, on, turn }) => (
          <li key={key} className={css.item}>
            <Checkbox
              name={`consent-${key}`}
              label={t(label)}
              checked={on}
              disabled={busy}
              onChange={() => send(turn)}
            />
            <p className={css.fact}>{t(about)}</p>
            {since ? <p className={css.fact}>{t(since)}</p> : null}
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
