/** Whether an element has come near the window: what stands far below is not made, nor fetched, before a visitor scrolls to it. */
import { type RefObject, useEffect, useRef, useState } from 'react';

/** `margin` as CSS writes it: how near. It stays near from then on. */
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
