/**
 * Behaviour of a modal on the native dialog element: open while mounted, moves focus in and restores it, and
 * requests closing on Escape or a click outside. The browser traps focus and makes the rest inert.
 */
import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { registerModal } from './Topmost.tsx';

/** The element that gets the focus first. */
const FIRST = '[data-autofocus], input:not([type=hidden], :disabled, [readonly]), select, textarea';

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  tabIndex: number;
  onCancel: (event: SyntheticEvent) => void;
  onMouseDown: (event: MouseEvent) => void;
}

/**
 * Props for the dialog element. The caller closes it in response to `onClose`, which is not called unless
 * `dismissable`.
 */
export function useModal(onClose: () => void, dismissable = true): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    const opener = document.activeElement;
    element?.showModal();
    const hasClosed = element && registerModal(element);
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
    // A second Escape closes the element without asking the page; the caller learns of it here.
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
