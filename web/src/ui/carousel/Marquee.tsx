/**
 * Announcements that scroll past in one line.
 *
 * It stops while hovered. When paused, focused by keyboard, on a phone, or with reduced motion, it starts at its
 * beginning and is scrolled by hand. It is one tab stop, within which the arrow keys move. A screen reader gets the
 * text once.
 */
import { Pause, Play } from 'lucide-react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { cx } from '../cx.ts';
import css from './Marquee.module.css';

export interface MarqueeProps {
  label: string;
  items: readonly { key: string; text: string }[];
  paused: boolean;
  pauseLabel: string;
  playLabel: string;
  onToggle: () => void;
  onOpen: (key: string) => void;
}

/** Characters that pass per second; slow enough to read. */
const READING_SPEED = 9;

export function Marquee({ label, items, paused, pauseLabel, playLabel, onToggle, onOpen }: MarqueeProps) {
  const length = items.reduce((sum, item) => sum + item.text.length, 0);
  const seconds = Math.max(14, Math.round(length / READING_SPEED));
  return (
    <section aria-label={label} className={css.marquee}>
      <div className={css.window}>
        <div
          role="toolbar"
          aria-label={label}
          className={cx(css.track, paused && css.still)}
          style={{ '--marquee': `${seconds}s` } as CSSProperties}
        >
          {items.map((item, at) => (
            <button
              key={item.key}
              type="button"
              tabIndex={at === 0 ? 0 : -1}
              className={css.item}
              onClick={() => onOpen(item.key)}
              onKeyDown={walk}
            >
              {item.text}
            </button>
          ))}
        </div>
      </div>
      <IconButton
        className={css.toggle}
        label={paused ? playLabel : pauseLabel}
        icon={paused ? <Play aria-hidden /> : <Pause aria-hidden />}
        onClick={onToggle}
      />
    </section>
  );
}

/** Arrow keys move to the neighbour on their side. */
function walk(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  const button = event.currentTarget;
  const forward = (event.key === 'ArrowRight') === (getComputedStyle(button).direction !== 'rtl');
  const next = forward ? button.nextElementSibling : button.previousElementSibling;
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
