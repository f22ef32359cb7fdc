/** Friends who registered by the member's link, and the state of each referral. */
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Earlier } from '../common/Earlier.tsx';
import css from './View.module.css';

export function Friends({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  const { status, lines, more, loading, problem } = useSlice('invitations', (view) => view.friends);
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={onRetry} />;
  return (
    <section className={css.section} aria-labelledby="invite-friends">
      <h3 id="invite-friends" className={css.heading}>
        {t('view-invite-friends')}
      </h3>
      {status.kind === 'loading' && lines.length === 0 ? <TextSkeleton label={t('view-loading')} /> : null}
      {status.kind === 'ready' && lines.length === 0 ? (
        <p className={css.text}>{t('view-invite-friends-empty')}</p>
      ) : null}
      {lines.length > 0 ? (
        <ul className={css.list} aria-labelledby="invite-friends">
          {lines.map((line) => (
            <li key={line.key} className={css.friend}>
              <span className={css.head}>
                <bdi className={css.account}>{line.account}</bdi>
                <span className={line.counts ? css.counts : css.state}>{t(line.state)}</span>
              </span>
              <span className={css.text}>{t(line.about)}</span>
              {line.earned ? <strong className={css.earned}>{t(line.earned)}</strong> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <Earlier more={more} loading={loading} problem={problem} />
    </section>
  );
}
