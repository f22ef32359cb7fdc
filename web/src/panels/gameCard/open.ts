/** When the card of a game opens, where, and when it closes. */
import { useCallback, useEffect, useState } from 'react';
import { send } from '../../core/hooks.ts';
import { longPress } from './long-press.ts';

/** How long the mouse or the focus must rest on a tile before its card opens, in milliseconds. */
const REST_MS = 600;
/**
 * How long the card stays after the mouse has left the tile, as it may be on its way to the card, in milliseconds.
 */
const LEAVE_MS = 200;

/** Where the card is shown. */
export type Place = { kind: 'hover'; tile: HTMLElement } | { kind: 'sheet' };

/** The card has the attribute as well, so that hovering it counts as hovering its tile. */
const TILE = '[data-game]';

function tileOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(TILE) : null;
}

export function useOpenCard(): { place: Place | undefined; close: () => void } {
  const [place, setPlace] = useState<Place>();
  const close = useCallback(() => {
    setPlace(undefined);
    send({ gameCard: 'close' });
  }, []);
  useEffect(() => {
    const show = (tile: HTMLElement, kind: Place['kind']) => {
      const key = tile.dataset.game;
      if (!key || !tile.isConnected) return;
      send({ gameCard: { show: key } });
      setPlace(kind === 'hover' ? { kind, tile } : { kind });
    };
    const ends = [
      onRest((tile) => show(tile, 'hover'), close),
      longPress(tileOf, (tile) => show(tile, 'sheet')),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [close]);
  return { place, close };
}

/**
 * Calls `open` when the mouse or the focus rests on a tile, and `close` when it has left.
 *
 * Only a moving mouse counts: a page that loads or scrolls under a resting mouse opens no card.
 */
function onRest(open: (tile: HTMLElement) => void, close: () => void): () => void {
  /** The tile whose card is open. */
  let openTile: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: HTMLElement | null = null;
  let lastPosition = '';
  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const hide = () => {
    clearTimeout(timer);
    if (openTile) close();
    openTile = null;
  };
  const restOn = (tile: HTMLElement | null) => {
    if (tile === openTile) return clearTimeout(timer);
    if (!tile) return openTile ? wait(LEAVE_MS, hide) : clearTimeout(timer);
    wait(REST_MS, () => {
      hide();
      openTile = tile;
      open(tile);
    });
  };
  const events = {
    pointermove: (event: Event) => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      const now = `${clientX} ${clientY}`;
      const tile = tileOf(event.target);
      if (pointerType !== 'mouse' || now === lastPosition) return;
      lastPosition = now;
      if (tile === hovered) return;
      hovered = tile;
      restOn(tile);
    },
    // The mouse left the window.
    pointerout: (event: Event) => {
      const { pointerType, relatedTarget } = event as PointerEvent;
      if (pointerType !== 'mouse' || relatedTarget) return;
      hovered = null;
      restOn(null);
    },
    focusin: (event: Event) => {
      const tile = tileOf(event.target);
      restOn(tile && (event.target as Element).matches(':focus-visible') ? tile : null);
    },
    // A press outside closes the card; one on the card itself is handled by the card.
    pointerdown: (event: Event) => {
      if (!openTile || tileOf(event.target) !== openTile || !isOnCard(event.target)) hide();
    },
    // Scrolling closes an open card but does not cancel a pending one: keyboard focus may scroll its tile
    // into view.
    scroll: (event: Event) => {
      if (openTile && !isOnCard(event.target)) hide();
    },
    keydown: (event: Event) => {
      // An action of the card may have closed it already.
      const open = document.querySelector('[data-game-card]');
      if ((event as KeyboardEvent).key !== 'Escape' || !openTile || !open) return;
      event.preventDefault();
      event.stopPropagation();
      if (isOnCard(document.activeElement)) openTile.querySelector('button')?.focus();
      hide();
    },
  };
  for (const [name, listener] of Object.entries(events)) document.addEventListener(name, listener, true);
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of Object.entries(events)) document.removeEventListener(name, listener, true);
  };
}

function isOnCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-game-card]') !== null;
}
