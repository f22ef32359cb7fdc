/**
 * Sets title, scroll position and focus after a navigation, since the page does not reload.
 *
 * When the path changed, focus goes to the screen's heading, so that a screen reader announces it. When only the
 * query changed (a filter, a page of a list), focus stays, unless the screen marks what was opened with
 * `data-opened`: that is scrolled into view, and focused if the focus was on a link or nowhere.
 */
import { useEffect, useRef } from 'react';
import { takeScroll } from './history.ts';

export function useNavigationFocus(location: string, title: string): void {
  const last = useRef<string>(undefined);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const path = location.split('?')[0] ?? '';
    const first = last.current === undefined;
    const samePath = last.current === path;
    last.current = path;
    const scroll = takeScroll();
    if (scroll !== undefined) return restoreScroll(scroll);
    if (first) return;
    if (samePath) return showOpened();
    scrollTo({ top: 0, behavior: 'instant' });
    return focusHeading();
  }, [location]);
}

/** Focuses the heading now, or once the section that contains it is loaded, unless the visitor acts first. */
function focusHeading(): (() => void) | undefined {
  const focus = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.focus({ preventScroll: true });
    return heading !== null && document.activeElement === heading;
  };
  return retryUntilDone(focus);
}

/** Scrolls what was opened on the same screen into view; does nothing where nothing is marked. */
function showOpened(): (() => void) | undefined {
  const show = () => {
    const opened = document.querySelector<HTMLElement>('main [data-opened]');
    if (!opened) return false;
    const { top } = opened.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 2) opened.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (document.activeElement === document.body || document.activeElement?.matches('a[href]'))
      opened.focus({ preventScroll: true });
    return true;
  };
  return retryUntilDone(show);
}

/**
 * Calls `act` now and then on every change of the page until it returns true, unless the visitor acts first.
 * Returns the cancel function.
 */
function retryUntilDone(act: () => boolean): (() => void) | undefined {
  if (act()) return undefined;
  const main = document.querySelector('main');
  if (!main) return undefined;
  const observer = new MutationObserver(() => act() && stop());
  const stop = untilVisitorActs(['pointerdown', 'keydown'], () => observer.disconnect());
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}

/** Scrolls to the saved position, waiting until the page is tall enough, unless the visitor scrolls first. */
function restoreScroll(top: number): (() => void) | undefined {
  const arrive = () => {
    scrollTo({ top, behavior: 'instant' });
    return Math.abs(scrollY - top) < 2;
  };
  if (arrive()) return undefined;
  const observer = new ResizeObserver(() => arrive() && stop());
  const stop = untilVisitorActs(['wheel', 'touchstart', 'keydown'], () => observer.disconnect());
  observer.observe(document.body);
  return stop;
}

/** Calls `end` at the first of these events, or when the returned function is called. */
function untilVisitorActs(events: string[], end: () => void): () => void {
  const acts = new AbortController();
  const stop = () => {
    acts.abort();
    end();
  };
  for (const name of events)
    addEventListener(name, stop, { passive: true, capture: true, signal: acts.signal });
  return stop;
}
