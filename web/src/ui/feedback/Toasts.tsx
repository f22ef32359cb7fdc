/**
 * Toast messages. The region is a popover inside the topmost modal, so that toasts are above an open dialog and can
 * be read and dismissed there. The caller decides how long a toast stays.
 */
import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Topmost } from '../dialog/Topmost.tsx';
import css from './Toasts.module.css';

export interface ToastItem {
  key: string;
  tone: 'info' | 'success' | 'warning' | 'error';
  text: string;
  /** A line of small print, e.g. the request id of an error. */
  detail?: string | undefined;
}

export interface ToastsProps {
  label: string;
  closeLabel: string;
  items: readonly ToastItem[];
  onDismiss: (key: string) => void;
}

const ICON = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleX };

export function Toasts(props: ToastsProps) {
  return (
    <Topmost>
      <Region {...props} />
    </Topmost>
  );
}

function Region({ label, closeLabel, items, onDismiss }: ToastsProps) {
  const region = useRef<HTMLElement>(null);
  const newest = items.at(-1)?.key;

  useEffect(() => {
    const element = region.current;
    // If the modal that contains it is just closing, the popover is remounted elsewhere.
    if (!element?.isConnected || !element.showPopover) return;
    element.hidePopover();
    // Shown again for each new toast: the last popover shown is on top, above a dialog opened in between.
    if (newest !== undefined) element.showPopover();
  }, [newest]);

  return (
    <section ref={region} popover="manual" aria-label={label} aria-live="polite" className={css.region}>
      {items.map((item) => {
        const Icon = ICON[item.tone];
        return (
          <div key={item.key} className={css.toast}>
            <span className={css[item.tone]}>
              <Icon aria-hidden />
            </span>
            <div className={css.text}>
              {item.text}
              {item.detail ? <span className={css.detail}>{item.detail}</span> : null}
            </div>
            <IconButton label={closeLabel} icon={<X aria-hidden />} onClick={() => onDismiss(item.key)} />
          </div>
        );
      })}
    </section>
  );
}
