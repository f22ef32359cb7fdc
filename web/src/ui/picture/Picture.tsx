/** A picture loaded in order of visibility, see `queue.ts`. Decorative: the text beside it says what it shows. */
import { useLayoutEffect, useRef } from 'react';
import { PLACEHOLDER, show } from './queue.ts';

export interface PictureProps {
  src: string;
  /** Intrinsic size, for the aspect ratio; CSS sets the displayed size. */
  width: number;
  height: number;
  className?: string | undefined;
  /** It becomes visible without scrolling, like the next slide of a carousel. */
  comesByItself?: boolean;
}

export function Picture({ src, width, height, className, comesByItself }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(
    () => (image.current ? show(image.current, src, comesByItself) : undefined),
    [src, comesByItself],
  );
  return (
    <img
      ref={image}
      src={PLACEHOLDER}
      alt=""
      width={width}
      height={height}
      className={className}
      decoding="async"
      draggable={false}
    />
  );
}
