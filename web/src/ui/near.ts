/** Defers content below the fold until it is scrolled near the viewport. */
import { type RefObject, useEffect, useRef, useState } from 'react';

/** `margin` is the IntersectionObserver's `rootMargin`. Once true, `near` stays true. */
export function useNear(margin: string): [anchor: RefObject<HTMLDivElement | null>, near: boolean] {
  const anchor = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = anchor.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, margin]);
  return [anchor, near];
}
