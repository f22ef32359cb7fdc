/**
 * What a navigation means for a page that does not reload: the title, the scroll position and the focus.
 *
 * Focus goes to the screen's heading when the path changed, so that a screen reader says where one is. A change of
 * the query alone (a filter, a page of a list) leaves it where it is, unless the screen shows what was opened by it
 * (`data-opened`): that comes into sight, and has the focus where a link had it that led there.
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

/** Focuses the heading now, or as soon as the section that brings it is there, unless the visitor acts first. */
function focusHeading(): (() => void) | undefined {
  const focus = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.focus({ preventScroll: true });
    return heading !== null && document.activeElement === heading;
  };
  return untilDone(focus);
}

/** Brings what was opened on the same screen to where one looks. A filter that opens nothing moves nothing. */
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
  return untilDone(show);
}

/** Does it now, or as soon as what it needs stands in the page, unless the visitor acts first. */
function untilDone(act: () => boolean): (() => void) | undefined {
  if (act()) return undefined;
  const main = document.querySelector('main');
  if (!main) return undefined;
  const observer = new MutationObserver(() => act() && stop());
  const stop = untilVisitorActs(['pointerdown', 'keydown'], () => observer.disconnect());
  observer.observe(main, { childList: true, subtree: true });
  return stop;
}

/** Scrolls to where the entry was, as soon as the page is long enough, unless the visitor scrolls first. */
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

/** Calls `end` once: at the first of these events, or when what this returns is called. */
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
