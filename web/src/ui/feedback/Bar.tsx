/**
 * A message at the bottom of the window that stays until it is answered and does not take the focus. A popover
 * inside the topmost modal, so that it can be answered above an open dialog.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { Topmost } from '../dialog/Topmost.tsx';
import css from './Bar.module.css';

export interface BarProps {
  label: string;
  /** Undefined hides the bar. */
  text: string | undefined;
  children: ReactNode;
}

export function Bar(props: BarProps) {
  return (
    <Topmost>
      <Region {...props} />
    </Topmost>
  );
}

function Region({ label, text, children }: BarProps) {
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = region.current;
    // If the modal that contains it is just closing, the popover is remounted elsewhere.
    if (text === undefined || !element?.isConnected || !element.showPopover) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [text]);

  return (
    <section ref={region} popover="manual" aria-label={label} aria-live="polite" className={css.bar}>
      {text === undefined ? null : (
        <>
          <p className={css.text}>{text}</p>
          <div className={css.buttons}>{children}</div>
        </>
      )}
    </section>
  );
}
