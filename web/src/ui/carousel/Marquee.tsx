/**
 * Announcements that pass by in one line.
 *
 * The line stands still while it is hovered. Paused, reached by keyboard, and wherever less motion is wanted, it begins at its
 * beginning and is scrolled. The text is there once for a screen reader.
 */
import { Megaphone, Pause, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
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

/** Characters that pass in a second; slow enough to read. */
const READING_SPEED = 9;

export function Marquee({ label, items, paused, pauseLabel, playLabel, onToggle, onOpen }: MarqueeProps) {
  const length = items.reduce((sum, item) => sum + item.text.length, 0);
  const seconds = Math.max(14, Math.round(length / READING_SPEED));
  return (
    <section aria-label={label} className={css.marquee}>
      <Megaphone aria-hidden className={css.icon} />
      <div className={css.window}>
        <div
          className={cx(css.track, paused && css.still)}
          style={{ '--marquee': `${seconds}s` } as CSSProperties}
        >
          {items.map((item) => (
            <button key={item.key} type="button" className={css.item} onClick={() => onOpen(item.key)}>
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
