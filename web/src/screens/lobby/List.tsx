/** The grid of games or its placeholder: loading, empty, no match, login required, failed. */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TileSkeletons } from '../../ui/feedback/Skeleton.tsx';
import { useScrollEnd } from '../../ui/scroll-end.ts';
import { Failed } from '../common/Failed.tsx';
import { Pages } from '../common/Pages.tsx';
import { Tiles } from '../common/Tiles.tsx';
import css from './View.module.css';

const clear = () => send({ lobby: 'clearFilters' });
const retry = () => send({ lobby: 'retry' });
const logIn = () => send({ route: { open: 'login' } });
const showMoreOnScroll = () => send({ lobby: 'scrolledToEnd' });
const showMore = () => send({ lobby: 'loadMore' });

export function List() {
  const t = useT();
  const list = useSlice('lobby', (lobby) => lobby.list);
  switch (list.kind) {
    case 'failed':
      return <Failed problem={list.problem} onRetry={retry} />;
    case 'nothingYet':
      return (
        <EmptyState
          kind="nothing"
          title={t('view-lobby-nothing-title')}
          text={t('view-lobby-nothing-text')}
          action={<Button onClick={clear}>{t('view-lobby-all')}</Button>}
        />
      );
    case 'noMatch':
      return (
        <EmptyState
          kind="no-match"
          title={t('view-lobby-no-match-title')}
          text={t('view-lobby-no-match-text')}
          action={<Button onClick={clear}>{t('view-lobby-clear')}</Button>}
        />
      );
    case 'loginNeeded':
      return (
        <EmptyState
          kind="login"
          title={t('view-lobby-login-title')}
          text={t('view-lobby-login-text')}
          action={
            <Button variant="primary" onClick={logIn}>
              {t('view-log-in')}
            </Button>
          }
        />
      );
    default:
      return <Grid loading={list.kind === 'loading'} appending={list.kind === 'loadingMore'} />;
  }
}

function Grid({ loading, appending }: { loading: boolean; appending: boolean }) {
  const t = useT();
  const tiles = useSlice('lobby', (lobby) => lobby.tiles);
  if (loading && tiles.length === 0) return <TileSkeletons label={t('view-loading')} />;
  return (
    <>
      <Tiles tiles={tiles} busy={loading} level={2} />
      <Paging appending={appending} />
    </>
  );
}

/** Mounted together with the list, so that the element observed for infinite scrolling exists. */
function Paging({ appending }: { appending: boolean }) {
  const t = useT();
  const pages = useSlice('lobby', (lobby) => lobby.pages);
  const more = useSlice('lobby', (lobby) => lobby.more);
  const end = useScrollEnd<HTMLDivElement>(showMoreOnScroll);
  return (
    <div ref={end} className={css.paging}>
      {more || appending ? (
        <Button busy={appending} onClick={showMore}>
          {t('view-lobby-more')}
        </Button>
      ) : null}
      <Pages items={pages} />
    </div>
  );
}
