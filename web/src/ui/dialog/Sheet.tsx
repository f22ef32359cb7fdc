/**
 * A modal on the native dialog element: a card in the middle, on a phone a sheet from the bottom.
 *
 * It is open while mounted; the caller closes it in response to `onClose`, so that an overlay with a URL has a
 * single owner. Focus goes to the first field or the element with `data-autofocus`, and returns to the previously
 * focused element.
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
  /** Background colour of the header, `#rrggbb`, and whether text on it is light. */
  head?: { colour: string; lightLetters: boolean };
  /** Minimum height in CSS pixels; the content's own by default. */
  height?: number;
  /**
   * Shape on a phone: `sheet` comes from the bottom; `card` stays in the middle, for short messages; `room` fills
   * the screen, for places one stays in; `page` fills it too, and on wide screens is fixed at the top, so that a
   * list changing its length moves nothing.
   */
  shape?: 'sheet' | 'card' | 'room' | 'page';
  role?: 'dialog' | 'alertdialog';
  /** Called when Enter is pressed and the focused element does not handle it. */
  onEnter?: (() => void) | undefined;
  /** A field in the header; the title is then for screen readers only. */
  field?: ReactNode;
  /** Id of the text that is read out when the sheet opens. */
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

/** Whether the element handles Enter itself. */
function hasOwnEnter(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a, input, select, textarea, summary') !== null;
}
