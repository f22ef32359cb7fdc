/**
 * Which modal is on top. All outside of it is inert, a popover above it too: it could be seen and not pressed. What must be
 * heard and answered at any time lives inside of the topmost one.
 */
import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(now: readonly HTMLElement[]): void {
  open = now;
  for (const listener of listeners) listener();
}

/** The modal has opened; the function that comes back says that it has closed. */
export function openOnTop(modal: HTMLElement): () => void {
  change([...open, modal]);
  return () => change(open.filter((each) => each !== modal));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Its children, in the modal that takes all presses now; in another one they are mounted anew. */
export function Topmost({ children }: { children: ReactNode }): ReactNode {
  const modal = useSyncExternalStore(subscribe, () => open.at(-1));
  return modal ? createPortal(children, modal) : children;
}
