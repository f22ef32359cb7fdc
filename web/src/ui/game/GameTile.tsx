/**
 * A game tile: picture, name, vendor, favourite button, and on hover or focus the ways to play.
 *
 * The whole picture is the play button; the favourite and demo buttons lie above it. Memoised, with callbacks that
 * take the tile's key: a page of tiles shares one function, and a tile re-renders only when its own data changes.
 */

import { Heart, Play } from 'lucide-react';
import { memo } from 'react';
import { cx } from '../cx.ts';
import { Picture } from '../picture/Picture.tsx';
import css from './GameTile.module.css';

export interface GameTileTexts {
  play: string;
  demo: string;
  hot: string;
  /** Label of a game that cannot be played yet. */
  comingSoon: string;
  /** e.g. "Add to favourites"; combined with the game's name as the button's label. */
  favourite: string;
  unfavourite: string;
}

export interface GameTileProps {
  tileKey: string;
  name: string;
  vendor: string;
  art: string;
  hot: boolean;
  favourite: boolean;
  /** It cannot be played yet: the card says so, and pressing it explains it. */
  comingSoon?: boolean;
  texts: GameTileTexts;
  onPlay: (key: string) => void;
  onFavourite?: ((key: string) => void) | undefined;
  onDemo?: ((key: string) => void) | undefined;
  /** A secondary line under the vendor. */
  note?: string | undefined;
  /** Number of free spins the member has in this game, as text. */
  freeSpins?: string | undefined;
  /** Heading level of the name. */
  level?: 2 | 3;
}

export const GameTile = memo(function GameTile(props: GameTileProps) {
  const {
    tileKey,
    name,
    vendor,
    art,
    hot,
    favourite,
    comingSoon = false,
    texts,
    onPlay,
    onFavourite,
    onDemo,
    note,
    freeSpins,
    level = 3,
  } = props;
  const Name = level === 2 ? 'h2' : 'h3';
  return (
    <article className={cx(css.tile, comingSoon && css.soon)} data-game={tileKey}>
      <div className={css.art}>
        <Picture src={art} width={300} height={400} />
        <button
          type="button"
          className={css.play}
          aria-label={`${comingSoon ? texts.comingSoon : texts.play}: ${name}`}
          onClick={() => onPlay(tileKey)}
        >
          {comingSoon ? null : (
            <span className={css.pill}>
              <Play aria-hidden />
              {texts.play}
            </span>
          )}
        </button>
        {comingSoon ? <span className={css.mark}>{texts.comingSoon}</span> : null}
        {freeSpins ? <span className={css.spins}>{freeSpins}</span> : null}
        {hot && !comingSoon ? <span className={css.hot}>{texts.hot}</span> : null}
        {onFavourite ? (
          <button
            type="button"
            className={cx(css.heart, favourite && css.loved)}
            aria-pressed={favourite}
            aria-label={`${favourite ? texts.unfavourite : texts.favourite}: ${name}`}
            onClick={() => onFavourite(tileKey)}
          >
            <Heart aria-hidden />
          </button>
        ) : null}
        {onDemo && !comingSoon ? (
          <button
            type="button"
            className={css.demo}
            aria-label={`${texts.demo}: ${name}`}
            onClick={() => onDemo(tileKey)}
          >
            <span>{texts.demo}</span>
          </button>
        ) : null}
      </div>
      <Name className={css.name} title={name}>
        <bdi>{name}</bdi>
      </Name>
      <p className={css.vendor}>
        <bdi>{vendor}</bdi>
      </p>
      {note ? <p className={css.vendor}>{note}</p> : null}
    </article>
  );
});
