/**
 * Puts off what would move the form while a button of the mouse is down.
 *
 * A press takes the focus from a field before it becomes a click. Were the field checked at once, its error would move what
 * was aimed at, and the click would miss. A form that is checked after the press moves when nobody aims.
 */
import { useLayoutEffect, useState } from 'react';

let pressed = false;
let waiting: Array<() => void> = [];

function released(): void {
  pressed = false;
  // The click itself comes right after this.
  setTimeout(() => {
    const due = waiting;
    waiting = [];
    for (const act of due) act();
  });
}

/** Watches presses as long as a form shows; gives the way to stop. */
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

/** Acts now, or when the press that is under way has become a click. */
export function afterPress(act: () => void): void {
  if (pressed) waiting.push(act);
  else act();
}

/** A value as it was before the press that is under way, if there is one: for what takes or gives room when it changes. */
export function useBeforePress<T>(value: T): T {
  const [shown, show] = useState(value);
  useLayoutEffect(() => afterPress(() => show(() => value)), [value]);
  return shown;
}
