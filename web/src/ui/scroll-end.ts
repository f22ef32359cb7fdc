/**
 * Infinite scrolling (section 9 of the specification): reports when a visitor has scrolled to the end of a list.
 * Checked at most every 200 ms while scrolling; a list that fits without scrolling does not count. A button beside
 * it serves the keyboard.
 */
import { type RefObject, useEffect, useRef } from 'react';

const THROTTLE_MS = 200;
/** How far below the viewport the end may be, in CSS pixels. */
const END_DISTANCE = 0;
/** How many times a list that is not rendered yet is looked for. */
const BIND_TRIES = 10;
const BIND_PAUSE_MS = 50;

/** Put the returned ref on the element right below the list. */
export function useScrollEnd<T extends HTMLElement>(onEnd: () => void): RefObject<T | null> {
  const end = useRef<T>(null);
  useEffect(() => watchScrollEnd(() => end.current, onEnd), [onEnd]);
  return end;
}

/** Watches until the returned function is called. */
export function watchScrollEnd(find: () => Element | null, onEnd: () => void): () => void {
  let throttle = 0;
  let binding = 0;
  const look = () => {
    throttle = 0;
    const end = find();
    if (end && end.getBoundingClientRect().top <= innerHeight + END_DISTANCE) onEnd();
  };
  const onScroll = () => {
    if (throttle === 0) throttle = window.setTimeout(look, THROTTLE_MS);
  };
  const bind = (tries: number) => {
    if (find()) window.addEventListener('scroll', onScroll, { passive: true });
    else if (tries > 0) binding = window.setTimeout(() => bind(tries - 1), BIND_PAUSE_MS);
  };
  bind(BIND_TRIES);
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.clearTimeout(throttle);
    window.clearTimeout(binding);
  };
}
