/**
 * A button that opens a list of actions or links under it.
 *
 * Arrow keys move through the entries, Escape closes and returns focus, a click outside and Back close it. A dialog
 * that opens by itself above it leaves it open. With `hover` a mouse opens it by resting on it. Entries are any `a`
 * or `button` with the role `menuitem` or `menuitemradio`; use `MenuEntry`.
 */
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useBack } from '../back.ts';
import { cx } from '../cx.ts';
import css from './Menu.module.css';

export interface MenuProps {
  /** Accessible name of the button. */
  label: string;
  /** Content of the button. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
  hover?: boolean;
  onOpen?: () => void;
  className?: string | undefined;
  wide?: boolean;
}

const ENTRY = '[role^="menuitem"]';

export function Menu(props: MenuProps) {
  const { label, trigger, children, align = 'end', hover, onOpen, className, wide } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // A menu opened by hover is no step that Back should undo.
  const [hovered, setHovered] = useState(false);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useBack(open && !hovered, close);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      const target = event.target as Element;
      const above = target.closest('dialog');
      if (above && !above.contains(root.current)) return;
      if (!root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      event.preventDefault();
      return close();
    }
    if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    setOpen(true);
    requestAnimationFrame(() => step(root.current, event.key));
  };

  const onHover = (event: PointerEvent, value: boolean) => {
    if (!hover || event.pointerType !== 'mouse') return;
    setHovered(value);
    setOpen(value);
  };

  // A hovering mouse has already opened the menu: its click must not close it again.
  const onPress = (event: MouseEvent) => {
    if (!open) onOpen?.();
    const byMouse = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'mouse';
    setOpen((was) => (hover && byMouse) || !was);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble here from the button and the entries.
    <div
      ref={root}
      className={cx(css.menu, className)}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => onHover(event, true)}
      onPointerLeave={(event) => onHover(event, false)}
    >
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={css.trigger}
        onClick={onPress}
      >
        <span className={css.hidden}>{label}</span>
        {trigger}
      </button>
      {open ? (
        <div className={cx(css.drop, css[align], wide && css.wide)}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on an entry is a click, and bubbles here. */}
          <div role="menu" id={id} aria-label={label} className={css.panel} onClick={close}>
            {children}
          </div>
        </div>
      ) : null}
    </div>
  );
}

function step(root: HTMLElement | null, key: string) {
  const all = [...(root?.querySelectorAll<HTMLElement>(ENTRY) ?? [])];
  const entries = all.filter((entry) => entry.getClientRects().length > 0);
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const last = entries.length - 1;
  const next = { ArrowDown: at >= last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1, Home: 0, End: last }[
    key
  ];
  if (next !== undefined) entries[next]?.focus();
}

export interface MenuEntryProps {
  children: ReactNode;
  icon?: ReactNode;
  href?: string;
  /** Opens in a new tab, for targets outside the site. */
  external?: boolean;
  /** For a choice among entries: whether this one is selected. */
  checked?: boolean;
  danger?: boolean;
  lang?: string;
  onSelect?: () => void;
}

export function MenuEntry({
  children,
  icon,
  href,
  external,
  checked,
  danger,
  lang,
  onSelect,
}: MenuEntryProps) {
  const shared = {
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    tabIndex: -1,
    lang,
    className: cx(css.entry, danger && css.danger),
    onClick: onSelect,
  };
  const content = (
    <>
      {icon}
      <span className={css.text}>{children}</span>
    </>
  );
  if (href !== undefined) {
    return (
      <a {...shared} href={href} {...(external && { target: '_blank', rel: 'noopener noreferrer' })}>
        {content}
      </a>
    );
  }
  return (
    <button {...shared} type="button">
      {content}
    </button>
  );
}
