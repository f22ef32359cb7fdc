/** Duration and net result of the member's play session over all games, as counted by the server. */
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import css from './PlaySession.module.css';

export function PlaySession() {
  const t = useT();
  const elapsed = useSlice('playSession', (session) => session.elapsed);
  const net = useSlice('playSession', (session) => session.net);
  if (!elapsed) return null;
  return (
    <dl className={css.session}>
      <div>
        <dt className={css.name}>{t('view-play-session-net')}</dt>
        <dd title={t('view-play-session-net')}>
          <bdi dir="ltr">{net}</bdi>
        </dd>
      </div>
      <div>
        <dt className={css.name}>{t('view-play-session-time')}</dt>
        <dd title={t('view-play-session-time')}>
          <bdi dir="ltr">{elapsed}</bdi>
        </dd>
      </div>
    </dl>
  );
}
