/**
 * Scroll-loading (section 9 of the specification): says when a visitor has scrolled to the end of a list. Looked at once in 200 ms
 * while the page moves; what a page holds that nobody has scrolled is not its end. Beside it stands a button for the keyboard.
 */
import { type RefObject, useEffect, useRef } from 'react';

const THROTTLE_MS = 200;
/** How far below the window the end may be, in CSS pixels. */
const DISTANCE = 0;
/** A list that has not come yet is looked for again. */
const BIND_TRIES = 10;
const BIND_PAUSE_MS = 50;

/** The answer goes on what stands right below the list. */
export function useScrollEnd<T extends HTMLElement>(onEnd: () => void): RefObject<T | null> {
  const end = useRef<T>(null);
  useEffect(() => watchScrollEnd(() => end.current, onEnd), [onEnd]);
  return end;
}

/** Watches until the answer is called. */
export function watchScrollEnd(find: () => Element | null, onEnd: () => void): () => void {
  let throttle = 0;
  let binding = 0;
  const look = () => {
    throttle = 0;
    const end = find();
    if (end && end.getBoundingClientRect().top <= innerHeight + DISTANCE) onEnd();
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
