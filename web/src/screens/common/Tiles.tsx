/**
 * Game tiles, as used on home and in lobbies.
 *
 * The callbacks are module-level constants; as the core's equal tiles keep their reference, toggling a favourite
 * re-renders only its own tile.
 */

import { useMemo } from 'react';
import type { GameTile as Tile } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { GameTile, type GameTileTexts } from '../../ui/game/GameTile.tsx';
import { TileGrid } from '../../ui/game/TileGrid.tsx';
import { demo } from './demo.ts';

const play = (key: string) => send({ game: { play: key } });
const toggleFavourite = (key: string) => send({ game: { toggleFavourite: key } });

export interface TilesProps {
  tiles: readonly Tile[];
  busy?: boolean;
  row?: boolean;
  /** Shows only complete rows. */
  whole?: boolean;
  /** Leaves out the "hot" badge, where the heading says so already. */
  plain?: boolean;
  /** Heading level of the names. */
  level?: 2 | 3;
}

export function Tiles({
  tiles,
  busy = false,
  row = false,
  whole = false,
  plain = false,
  level = 3,
}: TilesProps) {
  const t = useT();
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
  return (
    <TileGrid busy={busy} row={row} whole={whole}>
      {tiles.map((tile) => (
        <GameTile
          key={tile.key}
          tileKey={tile.key}
          name={tile.name}
          vendor={tile.vendor}
          art={tile.image}
          hot={tile.hot && !plain}
          favourite={tile.favourite}
          comingSoon={tile.comingSoon}
          texts={texts}
          onPlay={play}
          onFavourite={toggleFavourite}
          onDemo={tile.demo ? demo : undefined}
          note={tile.note ? t(tile.note) : undefined}
          freeSpins={tile.freeSpins ? t(tile.freeSpins) : undefined}
          level={level}
        />
      ))}
    </TileGrid>
  );
}
