/** History of the member's decisions about play (limits, breaks, checks). */
import { ListChecks } from 'lucide-react';
import type { FairPlayLine } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import { Figure } from './Figure.tsx';
import { retry } from './send.ts';
import css from './View.module.css';

export function History() {
  const t = useT();
  const { status, lines, more, loading } = useSlice('fairPlay', (view) => view.history);
  return (
    <SettingsSection
      icon={<ListChecks aria-hidden />}
      title={t('view-fair-history')}
      status={status}
      onRetry={retry}
      count={more ? 1 : 0}
    >
      <div aria-busy={loading}>
        {lines.length > 0 ? (
          <ul className={css.records} aria-label={t('view-fair-history')}>
            {lines.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </ul>
        ) : (
          <p className={css.none}>{t('view-fair-history-none')}</p>
        )}
      </div>
      {more ? (
        <div className={css.buttons}>
          <Button busy={loading} onClick={() => send(more)}>
            {t('view-fair-history-more')}
          </Button>
        </div>
      ) : null}
    </SettingsSection>
  );
}

function Line({ line: { title, about, to, by, at } }: { line: FairPlayLine }) {
  const t = useT();
  return (
    <li className={css.record}>
      <span className={css.texts}>
        <span className={css.strong}>{t(title)}</span>
        {about ? <span className={css.small}>{t(about)}</span> : null}
        {by ? <span className={css.small}>{t(by)}</span> : null}
      </span>
      <span className={css.state}>
        {to !== null ? (
          <span className={css.strong}>
            <Figure figure={to} />
          </span>
        ) : null}
        {at ? (
          <span className={css.small}>
            <Moment text={t(at.said)} exact={at.exact} />
          </span>
        ) : null}
      </span>
    </li>
  );
}
