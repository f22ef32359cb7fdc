/**
 * The browser history, which is the view's; what a place means is the core's.
 *
 * Every entry is reported to the core, also one that the core itself asked for. Each entry keeps how far it was
 * scrolled in its own state, so that Back, Forward and a reload find the place again, and how many entries of this site
 * are before it. Entries of what is open above a page are `ui/back.ts`'s.
 */
import type { HostEffect } from '../core/generated/index.ts';
import { enter, forgetLayers, move, movedAmongLayers } from '../ui/back.ts';
import { loadUpdate } from '../worker/page.ts';
import { closePopup, leadPopup, openPopup } from './popup.ts';

interface EntryState {
  scroll?: number;
  /** How many entries of this site are before it; an entry that was not made here has none. */
  depth?: number;
  /** The addresses of the latest of them, the nearest last. */
  before?: readonly string[];
}

/** How many addresses an entry remembers: nobody opens more above a page. */
const REMEMBERED = 16;

interface HistoryOptions {
  /** Hears of every later entry (the first the core reads itself): path, and query without question mark. */
  onEntered: (path: string, query: string) => void;
}

/** How far the entry that is shown now was scrolled when it was last left; undefined for a new one. */
let remembered: number | undefined;

export function startHistory({ onEntered }: HistoryOptions): void {
  history.scrollRestoration = 'manual';
  remembered = scrollOfEntry();
  forgetLayers();
  addEventListener('popstate', () => {
    if (movedAmongLayers()) return;
    remembered = scrollOfEntry();
    onEntered(location.pathname, location.search.slice(1));
  });
  addEventListener('scrollend', () => {
    const state: EntryState = { ...(history.state as EntryState | null), scroll: Math.round(scrollY) };
    history.replaceState(state, '');
  });
}

/** Where to scroll to for the entry shown now: taken once, so that later renders do not jump. */
export function takeScroll(): number | undefined {
  const taken = remembered;
  remembered = undefined;
  return taken;
}

/** A new entry for an address of this site. */
export function go(url: string, onEntered: HistoryOptions['onEntered']): void {
  const target = new URL(url, location.href);
  const { before, depth = 0 } = stateOfEntry();
  const state: EntryState = {
    depth: depth + 1,
    before: [...(before ?? []), addressOfEntry()].slice(-REMEMBERED),
  };
  const entered = () => {
    remembered = undefined;
    onEntered(target.pathname, target.search.slice(1));
  };
  // The same address twice is one place: a second entry would make Back seem dead.
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

/** Back where the entry before is of this site, so that a way out of a page leads where the browser's does. */
function backOr(url: string, onEntered: HistoryOptions['onEntered']): void {
  if (depthOfEntry() > 0) move(() => history.back());
  else replace(url, onEntered);
}

/** Back to the nearest entry with this address, so that all that was opened above a page closes at once. */
function backTo(url: string, onEntered: HistoryOptions['onEntered']): void {
  const before = stateOfEntry().before ?? [];
  const known = before.lastIndexOf(url);
  if (known >= 0) move(() => history.go(known - before.length));
  else replace(url, onEntered);
}

/** Carries out what the core asks of the page. `onBlocked` hears that the browser lets no window open. */
export function carryOut(
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

/** How many entries of this site are before the page's own; a layer above it does not count. */
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
