/** Renders its children once the visitor scrolls near the place where they stand. */
import { type ReactNode, useEffect, useRef, useState } from 'react';

export function WhenNear({ children }: { children: ReactNode }) {
  const anchor = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = anchor.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '240px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return near ? children : <div ref={anchor} />;
}
