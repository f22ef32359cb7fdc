/**
 * Defers layout changes of a form while the pointer is pressed.
 *
 * Pressing a button first blurs the focused field. If the field were validated at once, its error would shift the
 * layout under the pointer and the click would miss. So validation waits until after the click.
 */
import { useLayoutEffect, useState } from 'react';

let pressed = false;
let waiting: Array<() => void> = [];

function released(): void {
  pressed = false;
  // The click event follows immediately after pointerup.
  setTimeout(() => {
    const due = waiting;
    waiting = [];
    for (const act of due) act();
  });
}

/** Tracks presses while a form is shown; returns the cleanup function. */
export function watchPresses(): () => void {
  const down = () => {
    pressed = true;
  };
  document.addEventListener('pointerdown', down, true);
  document.addEventListener('pointerup', released, true);
  document.addEventListener('pointercancel', released, true);
  return () => {
    document.removeEventListener('pointerdown', down, true);
    document.removeEventListener('pointerup', released, true);
    document.removeEventListener('pointercancel', released, true);
    pressed = false;
    waiting = [];
  };
}

/** Calls `act` now, or after the click if the pointer is pressed. */
export function afterPress(act: () => void): void {
  if (pressed) waiting.push(act);
  else act();
}

/** Delays changes of a value that affects the layout until after a press in progress. */
export function useBeforePress<T>(value: T): T {
  const [shown, show] = useState(value);
  useLayoutEffect(() => afterPress(() => show(() => value)), [value]);
  return shown;
}
