/**
 * The game card beside its tile. It is rendered inside the tile's element, so that Tab leads from the tile's
 * buttons into it, and in the top layer, so that no row clips it.
 */
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { GameCard } from '../../core/generated/index.ts';
import { Actions, Facts } from './Card.tsx';
import css from './View.module.css';

/** Distance to the tile and to the edges of the window, in CSS pixels. */
const GAP = 8;

export function HoverCard({
  card,
  tile,
  onClose,
}: {
  card: GameCard;
  tile: HTMLElement;
  onClose: () => void;
}) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return;
    shown.showPopover();
    placeCard(shown, tile.getBoundingClientRect());
  }, [tile]);
  return createPortal(
    <div
      ref={element}
      popover="manual"
      role="dialog"
      aria-label={card.tile.name}
      data-game-card
      className={css.hover}
    >
      <p className={css.name}>
        <bdi>{card.tile.name}</bdi>
      </p>
      <p className={css.vendor}>
        <bdi>{card.tile.vendor}</bdi>
      </p>
      <Facts card={card} />
      <Actions card={card} onDone={onClose} size="sm" />
    </div>,
    tile,
  );
}

/** Places the card at the end side of the tile, else at its start side, else over it. */
function placeCard(card: HTMLElement, tile: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = card;
  const { clientWidth: across, clientHeight: down } = document.documentElement;
  const [right, left] = [tile.right + GAP, tile.left - GAP - width];
  const sides = getComputedStyle(card).direction === 'rtl' ? [left, right] : [right, left];
  const x = sides.find((side) => side >= GAP && side + width <= across - GAP) ?? tile.left;
  card.style.left = `${Math.max(GAP, Math.min(x, across - GAP - width))}px`;
  card.style.top = `${Math.max(GAP, Math.min(tile.top, down - GAP - height))}px`;
}
