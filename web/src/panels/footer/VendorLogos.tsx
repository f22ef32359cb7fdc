/**
 * Carousel of vendors' logos: ten per view with a gap of 10 px (sections 2 and 9 of the specification), fewer where
 * ten would be too small. It does not advance by itself: it is swiped, or turned by a view with the arrows.
 */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ResourceLink } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import css from './VendorLogos.module.css';

/** Whether the row can be scrolled further back and forward. */
interface Ends {
  before: boolean;
  after: boolean;
}

export function VendorLogos({ items }: { items: readonly ResourceLink[] }) {
  const t = useT();
  const row = useRef<HTMLUListElement>(null);
  const [{ before, after }, setEnds] = useState<Ends>({ before: false, after: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      // In right-to-left, scrollLeft is negative.
      const gone = Math.abs(element.scrollLeft);
      const left = element.scrollWidth - element.clientWidth - gone;
      setEnds({ before: gone > 1, after: left > 1 });
    };
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  const turn = (views: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const forwards = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: views * forwards * element.clientWidth });
  };

  return (
    <section className={css.vendors} aria-label={t('view-footer-vendors')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the row scrolls, so the keyboard must be able to reach it. */}
      <ul ref={row} className={css.row} tabIndex={0} aria-label={t('view-footer-vendors')}>
        {items.map((item) => (
          <li key={item.key} className={css.vendor}>
            {item.image ? (
              <img src={item.image} alt={item.label} width={96} height={24} loading="lazy" />
            ) : (
              <bdi className={css.name}>{item.label}</bdi>
            )}
          </li>
        ))}
      </ul>
      {before || after ? (
        <div className={css.arrows}>
          <IconButton
            look="filled"
            label={t('view-footer-vendors-back')}
            icon={<ChevronLeft aria-hidden />}
            aria-disabled={!before}
            onClick={() => turn(-1)}
          />
          <IconButton
            look="filled"
            label={t('view-footer-vendors-on')}
            icon={<ChevronRight aria-hidden />}
            aria-disabled={!after}
            onClick={() => turn(1)}
          />
        </div>
      ) : null}
    </section>
  );
}
