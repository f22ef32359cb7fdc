/** The current break: its end, what stays available, and afterwards the way back to play. */
import { CalendarClock } from 'lucide-react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import { retry } from './send.ts';
import css from './View.module.css';

export function Present() {
  const t = useT();
  const status = useSlice('fairPlay', (view) => view.pause.status);
  const present = useSlice('fairPlay', (view) => view.pause.present);
  const busy = useSlice('fairPlay', (view) => view.busy);
  if (!present) return null;
  const { comeBack } = present;
  return (
    <SettingsSection
      icon={<CalendarClock aria-hidden />}
      title={t(present.title)}
      status={status}
      onRetry={retry}
      count={comeBack ? 1 : 0}
    >
      <div className={css.stack}>
        <p className={css.strong}>{t(present.until)}</p>
        {present.returns ? <p className={css.strong}>{t(present.returns)}</p> : null}
        {present.cause ? <p>{t(present.cause)}</p> : null}
        <p className={css.small}>{t(present.since)}</p>
      </div>
      {comeBack ? (
        <div className={css.buttons}>
          <Button busy={busy} onClick={() => send(comeBack)}>
            {t('view-fair-return')}
          </Button>
        </div>
      ) : null}
      <div className={css.stack}>
        <h4 className={css.title}>{t('view-fair-can')}</h4>
        <ul className={css.lines}>
          {present.links.map(({ key, label, href }) => (
            <li key={key}>
              <Link href={href}>{t(label)}</Link>
            </li>
          ))}
        </ul>
      </div>
    </SettingsSection>
  );
}
