/**
 * The mechanics of a modal on the native dialog element: it is open while it is mounted, takes the focus and gives it back, and asks
 * to be closed by Escape or a press outside. The browser traps the focus and makes the rest inert.
 */
import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { openOnTop } from './Topmost.tsx';

/** Where the focus goes first. */
const FIRST = '[data-autofocus], input:not([type=hidden], :disabled, [readonly]), select, textarea';

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  tabIndex: number;
  onCancel: (event: SyntheticEvent) => void;
  onMouseDown: (event: MouseEvent) => void;
}

/** For a dialog element's own attributes. Closing is the caller's answer to `onClose`; without `dismissable` nothing asks for it. */
export function useModal(onClose: () => void, dismissable = true): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    const opener = document.activeElement;
    element?.showModal();
    const hasClosed = element && openOnTop(element);
    const first = element?.querySelector<HTMLElement>(FIRST);
    (first ?? element)?.focus();
    return () => {
      element?.close();
      hasClosed?.();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  useEffect(() => {
    const element = ref.current;
    // A second Escape closes the element whatever the page says; the caller then hears of it here.
    const onNativeClose = () => (dismissable ? onClose() : element?.isConnected && element.showModal());
    element?.addEventListener('close', onNativeClose);
    return () => element?.removeEventListener('close', onNativeClose);
  }, [dismissable, onClose]);

  return {
    ref,
    tabIndex: -1,
    onCancel: (event) => {
      event.preventDefault();
      if (dismissable) onClose();
    },
    onMouseDown: (event) => {
      if (dismissable && event.target === ref.current) onClose();
    },
  };
}
