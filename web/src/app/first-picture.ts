/** Asks for the largest picture of a first visit while the page round it is still being made. */
import { preload } from 'react-dom';
import { useStore } from '../core/store.ts';
import { bannerPicture } from '../ui/carousel/Banner.tsx';

/** Waits for the first banner that the core names. */
export function fetchFirstPicture(): void {
  const stop = useStore.subscribe(({ banner }) => {
    const [slide] = banner.slides;
    if (!slide) return;
    stop();
    preload(bannerPicture(slide), { as: 'image', fetchPriority: 'high' });
  });
}
