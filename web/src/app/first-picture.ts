/** Preloads the largest picture of a first visit (LCP) while the page round it is still being rendered. */
import { preload } from 'react-dom';
import { useStore } from '../core/store.ts';
import { bannerPicture } from '../ui/carousel/Banner.tsx';

/** Waits for the first banner in the core's `banner` slice. */
export function preloadFirstPicture(): void {
  const stop = useStore.subscribe(({ banner }) => {
    const [slide] = banner.slides;
    if (!slide) return;
    stop();
    preload(bannerPicture(slide), { as: 'image', fetchPriority: 'high' });
  });
}
