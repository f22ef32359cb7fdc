/**
 * Banners of the layout: the carousel of the current screen's group, if the operator has banners for it (section 2,
 * "Banners").
 */

import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Banner } from '../../ui/carousel/Banner.tsx';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { FirstBanner } from '../../ui/carousel/FirstBanner.tsx';
import css from './Banners.module.css';

const show = (index: number) => send({ banner: { show: index } });
const hold = (on: boolean) => send({ banner: { hold: on } });
const togglePause = () => send({ banner: 'togglePause' });

export function Banners() {
  const t = useT();
  const flat = useSlice('banner', (banner) => banner.flat);
  const slides = useSlice('banner', (banner) => banner.slides);
  const index = useSlice('banner', (banner) => banner.index);
  const dots = useSlice('banner', (banner) => banner.dots);
  const paused = useSlice('banner', (banner) => banner.paused);
  const pending = useSlice('banner', (banner) => banner.pending);
  if (slides.length === 0 && !pending) return null;
  if (slides.length === 0) {
    return (
      <div className={css.banners}>
        <FirstBanner />
      </div>
    );
  }
  return (
    <div className={css.banners}>
      <Carousel
        label={t('view-banners')}
        index={index}
        onIndex={show}
        onHold={hold}
        slides={slides.map((slide, at) => ({
          key: slide.key,
          dotLabel: t('view-banner-dot', { number: at + 1, count: slides.length }),
          content: (
            <Banner
              image={slide.image}
              mobileImage={slide.mobileImage || undefined}
              title={slide.title}
              text={slide.text || undefined}
              action={slide.action || undefined}
              href={slide.href || undefined}
              external={slide.href.startsWith('https:')}
              eager={at === 0}
              flat={flat}
            />
          ),
        }))}
        playback={
          dots
            ? {
                paused,
                pauseLabel: t('view-banners-pause'),
                playLabel: t('view-banners-play'),
                onToggle: togglePause,
              }
            : undefined
        }
      />
    </div>
  );
}
