/**
 * Slides side by side, one shown at a time.
 *
 * Which one is shown, and when the next comes, is the caller's: a swipe or a dot only asks. The slides stand in a
 * scroller that snaps, so a finger moves them as it moves any page, in either writing direction.
 */
import { Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './Carousel.module.css';

export interface CarouselSlide {
  key: string;
  /** Names the dot that leads to this slide. */
  dotLabel: string;
  content: ReactNode;
}

export interface CarouselProps {
  label: string;
  slides: readonly CarouselSlide[];
  index: number;
  onIndex: (index: number) => void;
  /** The pointer or the focus is on the slides, or has left them. */
  onHold?: ((held: boolean) => void) | undefined;
  /** Left out where the slides do not move by themselves. */
  playback?: { paused: boolean; pauseLabel: string; playLabel: string; onToggle: () => void } | undefined;
}

export function Carousel({ label, slides, index, onIndex, onHold, playback }: CarouselProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // What the scroller rests on; a change from here is a swipe, a change of `index` is the caller's.
  const resting = useRef(index);

  useEffect(() => {
    const element = scroller.current;
    const slide = element?.children[index] as HTMLElement | undefined;
    if (!element || !slide || resting.current === index) return;
    resting.current = index;
    element.scrollTo({ left: slide.offsetLeft });
  }, [index]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScrollEnd = () => {
      const at = nearest(element);
      if (at === resting.current) return;
      resting.current = at;
      onIndex(at);
    };
    element.addEventListener('scrollend', onScrollEnd);
    return () => element.removeEventListener('scrollend', onScrollEnd);
  }, [onIndex]);

  return (
    <section
      className={css.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onHold?.(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
    >
      <div ref={scroller} className={css.scroller}>
        {slides.map((slide, at) => (
          <div key={slide.key} className={css.slide} inert={at !== index} aria-hidden={at !== index}>
            {slide.content}
          </div>
        ))}
      </div>
      {slides.length > 1 ? (
        <div className={css.controls}>
          {playback ? (
            <button
              type="button"
              className={css.playback}
              aria-label={playback.paused ? playback.playLabel : playback.pauseLabel}
              onClick={playback.onToggle}
            >
              {playback.paused ? <Play aria-hidden /> : <Pause aria-hidden />}
            </button>
          ) : null}
          {slides.map((slide, at) => (
            <button
              key={slide.key}
              type="button"
              className={css.dot}
              aria-label={slide.dotLabel}
              aria-current={at === index ? 'true' : undefined}
              onClick={() => onIndex(at)}
            />
          ))}
        </div>
      ) : null}
    </section>
  );
}

/** The slide whose start is closest to the scroller's; offsets are negative right to left. */
function nearest(element: HTMLElement): number {
  const distances = [...element.children].map((slide) =>
    Math.abs((slide as HTMLElement).offsetLeft - element.scrollLeft),
  );
  return distances.indexOf(Math.min(...distances));
}
