/**
 * The browser history. The view keeps the entries; the core decides what a URL means.
 *
 * Every new entry is reported to the core, including those the core asked for. `history.state` of an entry keeps
 * its scroll position, so that Back, Forward and a reload restore it, and how many entries of this site are before
 * it. Entries of layers open above a page (sheets, menus) belong to `ui/back.ts`.
 */
import type { HostEffect } from '../core/generated/index.ts';
import { enter, forgetLayers, move, movedAmongLayers } from '../ui/back.ts';
import { loadUpdate } from '../worker/page.ts';
import { closePopup, leadPopup, openPopup } from './popup.ts';

interface EntryState {
  scroll?: number;
  /** How many entries of this site are before this one; undefined for an entry that this script did not create. */
  depth?: number;
  /** URLs of the latest of those entries, the nearest last. */
  before?: readonly string[];
}

/** How many URLs an entry remembers; more layers of overlays do not occur. */
const MAX_REMEMBERED_URLS = 16;

interface HistoryOptions {
  /** Called for every entry but the first (which the core reads itself) with the path and the query without `?`. */
  onEntered: (path: string, query: string) => void;
}

/** Saved scroll position of the current entry; undefined for a new one. */
let savedScroll: number | undefined;

export function startHistory({ onEntered }: HistoryOptions): void {
  history.scrollRestoration = 'manual';
  savedScroll = scrollOfEntry();
  forgetLayers();
  addEventListener('popstate', () => {
    if (movedAmongLayers()) return;
    savedScroll = scrollOfEntry();
    onEntered(location.pathname, location.search.slice(1));
  });
  addEventListener('scrollend', () => {
    const state: EntryState = { ...(history.state as EntryState | null), scroll: Math.round(scrollY) };
    history.replaceState(state, '');
  });
}

/** Scroll position to restore for the current entry. Returned only once, so that later renders do not scroll. */
export function takeScroll(): number | undefined {
  const taken = savedScroll;
  savedScroll = undefined;
  return taken;
}

/** Navigates to a URL of this site with a new history entry. */
export function go(url: string, onEntered: HistoryOptions['onEntered']): void {
  const target = new URL(url, location.href);
  const { before, depth = 0 } = stateOfEntry();
  const state: EntryState = {
    depth: depth + 1,
    before: [...(before ?? []), addressOfEntry()].slice(-MAX_REMEMBERED_URLS),
  };
  const entered = () => {
    savedScroll = undefined;
    onEntered(target.pathname, target.search.slice(1));
  };
  // A link to the current URL adds no entry: Back would seem to do nothing.
  if (target.href === location.href) {
    move(() => {
      history.replaceState({ depth, before }, '', target.href);
      entered();
    });
    return;
  }
  enter(
    () => {
      history.pushState(state, '', target.href);
      entered();
    },
    () => {
      history.replaceState(state, '', target.href);
      entered();
    },
  );
}

function replace(url: string, onEntered: HistoryOptions['onEntered']): void {
  move(() => {
    history.replaceState(history.state, '', url);
    onEntered(location.pathname, location.search.slice(1));
  });
}

/**
 * Goes back if the previous entry is of this site (so that "close" does what Back does), else replaces the entry
 * with `url`.
 */
function backOr(url: string, onEntered: HistoryOptions['onEntered']): void {
  if (depthOfEntry() > 0) move(() => history.back());
  else replace(url, onEntered);
}

/** Goes back to the nearest entry with this URL, so that everything opened above that page closes at once. */
function backTo(url: string, onEntered: HistoryOptions['onEntered']): void {
  const before = stateOfEntry().before ?? [];
  const known = before.lastIndexOf(url);
  if (known >= 0) move(() => history.go(known - before.length));
  else replace(url, onEntered);
}

/** Carries out an effect that the core asks for. `onBlocked` is called when the browser blocks the popup. */
export function runHostEffect(
  effect: HostEffect,
  onEntered: HistoryOptions['onEntered'],
  onBlocked: () => void,
): void {
  switch (effect.kind) {
    case 'push':
      go(effect.url, onEntered);
      break;
    case 'replace':
      replace(effect.url, onEntered);
      break;
    case 'back':
      move(() => history.back());
      break;
    case 'backOr':
      backOr(effect.url, onEntered);
      break;
    case 'backTo':
      backTo(effect.url, onEntered);
      break;
    case 'openWindow':
      open(effect.url, '_blank', 'noopener,noreferrer');
      break;
    case 'openPopup':
      if (!openPopup()) onBlocked();
      break;
    case 'leadPopup':
      leadPopup(effect.url);
      break;
    case 'closePopup':
      closePopup();
      break;
    case 'leave':
      location.assign(effect.url);
      break;
    case 'loadUpdate':
      void loadUpdate();
      break;
    case 'scrollToTop':
      scrollTo({ top: 0, behavior: motionAllowed() ? 'smooth' : 'instant' });
      break;
  }
}

/** How many entries of this site are before the page's own; layers above the page do not count. */
function depthOfEntry(): number {
  return stateOfEntry().depth ?? 0;
}

function scrollOfEntry(): number | undefined {
  return stateOfEntry().scroll;
}

function stateOfEntry(): EntryState {
  return (history.state as EntryState | null) ?? {};
}

function addressOfEntry(): string {
  return location.pathname + location.search;
}

function motionAllowed(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
