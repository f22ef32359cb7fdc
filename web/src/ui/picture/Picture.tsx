/** A picture that is asked for in its turn, see `queue.ts`. It says nothing: what it shows is told by the text beside it. */
import { useLayoutEffect, useRef } from 'react';
import { PLACEHOLDER, show } from './queue.ts';

export interface PictureProps {
  src: string;
  /** In the proportion that it has; the styles say how large it is shown. */
  width: number;
  height: number;
  className?: string | undefined;
  /** It will be seen without a move of the visitor's, as the next of a carousel is. */
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
