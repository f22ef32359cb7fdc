/**
 * Detects that the origin of the site's pictures does not respond and tells the core, which then has the site serve
 * them itself. Starts when the page is idle; earlier failures are found among the rendered pictures.
 */
import { useEffect } from 'react';
import { send } from '../../core/hooks.ts';

export function usePictureOrigin(): void {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) reportFailure(target);
    };
    addEventListener('error', onError, true);
    for (const image of document.images) if (hasFailed(image)) reportFailure(image);
    return () => removeEventListener('error', onError, true);
  }, []);
}

function hasFailed(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
}

function reportFailure(image: HTMLImageElement): void {
  const address = image.currentSrc || image.src;
  if (!address.startsWith('http')) return;
  const { origin } = new URL(address);
  if (origin !== location.origin) send({ pictureOrigin: { failed: origin } });
}
