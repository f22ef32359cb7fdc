/**
 * A modal on the native dialog element: a card in the middle, a sheet from the bottom on a phone.
 *
 * It is open while it is mounted; closing is the caller's answer to `onClose`, so that an overlay that is a URL
 * has one owner. Focus goes to the first field, or to what carries `data-autofocus`, and returns to what had it before.
 */
import { X } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { cx } from '../cx.ts';
import { useModal } from './modal.ts';
import css from './Sheet.module.css';

export interface SheetProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  /** False: neither Escape nor a click outside closes it, and there is no close button. */
  dismissable?: boolean;
  /** One of two usual widths, or CSS pixels. */
  width?: 'form' | 'wide' | number;
  /** A header in a colour of its own, `#rrggbb`, and which letters stand out from it. */
  head?: { colour: string; lightLetters: boolean };
  /** Least height in CSS pixels; without it the content's own. */
  height?: number;
  /**
   * A phone shows a sheet from the bottom; `card` stays in the middle there too, for the smallest messages, `room` takes the whole
   * screen, for what one stays in, and `page` does so too and hangs from the top elsewhere, so that a list that grows and shrinks
   * moves nothing.
   */
  shape?: 'sheet' | 'card' | 'room' | 'page';
  role?: 'dialog' | 'alertdialog';
  /** What Enter presses where no control of its own has the focus. */
  onEnter?: (() => void) | undefined;
  /** A field that stands in the head; the title is then only read out. */
  field?: ReactNode;
  /** Names what the dialog says, so that it is read out as it opens. */
  describedBy?: string;
}

export function Sheet(props: SheetProps) {
  const { title, closeLabel, onClose, children, footer, dismissable = true, width = 'form', role } = props;
  const { height, shape = 'sheet', onEnter, describedBy, head, field } = props;
  const id = useId();
  const modal = useModal(onClose, dismissable);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter || event.defaultPrevented || hasOwnEnter(event.target)) return;
    event.preventDefault();
    onEnter();
  };

  const size = {
    ...(typeof width === 'number' && { '--sheet-w': `${width}px` }),
    ...(height !== undefined && { '--sheet-h': `${height}px` }),
    ...(head && { '--sheet-head': head.colour }),
  } as CSSProperties;

  return (
    <dialog
      {...modal}
      role={role}
      aria-labelledby={id}
      aria-describedby={describedBy}
      className={cx(
        css.sheet,
        width === 'wide' && css.wide,
        shape === 'card' && css.small,
        shape === 'page' && css.page,
        shape === 'room' && css.tall,
        height !== undefined && css.sized,
      )}
      style={size}
      onKeyDown={onKeyDown}
    >
      <div className={css.card}>
        <div className={cx(css.head, head && css.dressed, head?.lightLetters && css.lightLetters)}>
          <h2 id={id} className={field ? css.readOut : css.title}>
            {title}
          </h2>
          {field}
          {dismissable ? <IconButton label={closeLabel} icon={<X aria-hidden />} onClick={onClose} /> : null}
        </div>
        <div className={css.body}>{children}</div>
        {footer ? <div className={css.footer}>{footer}</div> : null}
      </div>
    </dialog>
  );
}

/** Whether Enter already means something where it was pressed. */
function hasOwnEnter(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a, input, select, textarea, summary') !== null;
}
