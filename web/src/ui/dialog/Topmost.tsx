/**
 * Tracks which modal is on top. Everything outside it is inert, even a popover above it, which could be seen but
 * not pressed. Whatever must stay usable at any time (toasts, bars) is rendered inside the topmost one.
 */
import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(now: readonly HTMLElement[]): void {
  open = now;
  for (const listener of listeners) listener();
}

/** Registers an opened modal; the returned function unregisters it. */
export function registerModal(modal: HTMLElement): () => void {
  change([...open, modal]);
  return () => change(open.filter((each) => each !== modal));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Renders its children in the topmost modal; they are remounted when that changes. */
export function Topmost({ children }: { children: ReactNode }): ReactNode {
  const modal = useSyncExternalStore(subscribe, () => open.at(-1));
  return modal ? createPortal(children, modal) : children;
}
