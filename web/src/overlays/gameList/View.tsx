/** Popup with the games of a vendor (section 4: `isGame` VASSALAGE): search, pages, start a game. */
import { useMemo } from 'react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { Pages } from '../../screens/common/Pages.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TileSkeletons } from '../../ui/feedback/Skeleton.tsx';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { GameTile, type GameTileTexts } from '../../ui/game/GameTile.tsx';
import { TileGrid } from '../../ui/game/TileGrid.tsx';
import css from './View.module.css';

const close = () => send({ route: 'close' });
const retry = () => send({ gameList: 'retry' });
const typed = (text: string) => send({ gameList: { search: { text, now: false } } });
const entered = (text: string) => send({ gameList: { search: { text, now: true } } });
const clear = () => entered('');
const play = (key: string) => send({ game: { playFramed: key } });
const toggleFavourite = (key: string) => send({ game: { toggleFavourite: key } });

export default function GameList() {
  const t = useT();
  const title = useSlice('route', (route) => route.overlay?.title);
  const vendor = useSlice('gameList', (list) => list.vendor);
  const heading = vendor ? t('view-game-list-of', { vendor }) : title ? t(title) : '';
  return (
    <Sheet title={heading} closeLabel={t('view-close')} onClose={close} width={920}>
      <div className={css.list}>
        <Search />
        <Games />
      </div>
    </Sheet>
  );
}

function Search() {
  const t = useT();
  const text = useSlice('gameList', (list) => list.search);
  const total = useSlice('gameList', (list) => list.total);
  return (
    <div className={css.search}>
      <SearchField
        label={t('view-search')}
        clearLabel={t('view-search-clear')}
        placeholder={t('view-search')}
        value={text}
        onChange={typed}
        onSubmit={entered}
      />
      <p className={css.total} aria-live="polite">
        {total ? t('view-lobby-total', { total }) : null}
      </p>
    </div>
  );
}

function Games() {
  const t = useT();
  const status = useSlice('gameList', (list) => list.status);
  const tiles = useSlice('gameList', (list) => list.tiles);
  const pages = useSlice('gameList', (list) => list.pages);
  const searched = useSlice('gameList', (list) => list.searched);
  const texts: GameTileTexts = useMemo(
    () => ({
      play: t('view-play'),
      demo: t('view-demo'),
      hot: t('view-hot'),
      comingSoon: t('view-coming-soon'),
      favourite: t('view-favourite'),
      unfavourite: t('view-unfavourite'),
    }),
    [t],
  );
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (tiles.length === 0) {
    if (status.kind === 'loading') return <TileSkeletons label={t('view-loading')} count={12} />;
    if (!searched)
      return (
        <EmptyState
          kind="unavailable"
          title={t('view-game-list-none-title')}
          text={t('view-game-list-none-text')}
        />
      );
    return (
      <EmptyState
        kind="no-match"
        title={t('view-lobby-no-match-title')}
        text={t('view-lobby-no-match-text')}
        action={<Button onClick={clear}>{t('view-search-clear')}</Button>}
      />
    );
  }
  return (
    <>
      <TileGrid busy={status.kind === 'loading'}>
        {tiles.map((tile) => (
          <GameTile
            key={tile.key}
            tileKey={tile.key}
            name={tile.name}
            vendor={tile.vendor}
            art={tile.image}
            hot={tile.hot}
            favourite={tile.favourite}
            comingSoon={tile.comingSoon}
            freeSpins={tile.freeSpins ? t(tile.freeSpins) : undefined}
            texts={texts}
            onPlay={play}
            onFavourite={toggleFavourite}
          />
        ))}
      </TileGrid>
      <Pages items={pages} />
    </>
  );
}
