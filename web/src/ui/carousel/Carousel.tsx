/**
 * Slides side by side, one shown at a time.
 *
 * The caller controls which one is shown and when the next comes; a swipe or a dot only requests a change. The
 * slides are in a snapping scroller, so that touch scrolling works natively in both writing directions.
 */
import { Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './Carousel.module.css';

export interface CarouselSlide {
  key: string;
  /** Label of the dot that leads to this slide. */
  dotLabel: string;
  content: ReactNode;
}

export interface CarouselProps {
  label: string;
  slides: readonly CarouselSlide[];
  index: number;
  onIndex: (index: number) => void;
  /** Called when the pointer or focus enters the slides (`true`) and leaves them (`false`). */
  onHold?: ((held: boolean) => void) | undefined;
  /** Left out where the slides do not advance by themselves. */
  playback?: { paused: boolean; pauseLabel: string; playLabel: string; onToggle: () => void } | undefined;
}

export function Carousel({ label, slides, index, onIndex, onHold, playback }: CarouselProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // Index the scroller rests on: a scroll away from it is a swipe; a change of `index` comes from the caller.
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

/** Index of the slide whose start is closest to the scroller's; offsets are negative in right-to-left. */
function nearest(element: HTMLElement): number {
  const distances = [...element.children].map((slide) =>
    Math.abs((slide as HTMLElement).offsetLeft - element.scrollLeft),
  );
  return distances.indexOf(Math.min(...distances));
}
