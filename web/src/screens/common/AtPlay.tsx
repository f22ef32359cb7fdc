/**
 * Shown on every page that leads to games: duration and result of the play session, if there is one, and the
 * reality check when due. A running game shows the first in its own bar.
 */
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import css from './AtPlay.module.css';
import { RealityCheck } from './RealityCheck.tsx';

export function AtPlay() {
  return (
    <>
      <Session />
      <RealityCheck />
    </>
  );
}

function Session() {
  const t = useT();
  const elapsed = useSlice('playSession', (session) => session.elapsed);
  const net = useSlice('playSession', (session) => session.net);
  if (!elapsed) return null;
  return (
    <section aria-label={t('view-play-session')}>
      <dl className={css.session}>
        <div>
          <dt>{t('view-play-session-time')}</dt>
          <dd>
            <bdi dir="ltr">{elapsed}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('view-play-session-net')}</dt>
          <dd>
            <bdi dir="ltr">{net}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  );
}
