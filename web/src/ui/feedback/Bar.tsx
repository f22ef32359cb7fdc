/**
 * A message at the bottom of the window that stays until it is answered, and takes neither focus nor the page away. A popover,
 * in the topmost modal, so that it lies above an open dialog and can be answered there.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { Topmost } from '../dialog/Topmost.tsx';
import css from './Bar.module.css';

export interface BarProps {
  label: string;
  /** Nothing to say: the bar is not there. */
  text: string | undefined;
  /** Buttons. */
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
    // A modal that closes in this very moment has taken the region along: it is mounted anew where it belongs now.
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
