/**
 * What stands below the fold of home. It is loaded when it comes near the window, so that what is seen first does not wait
 * for it.
 */
import { useEffect, useRef, useState } from 'react';
import css from './BelowTheFold.module.css';
import { Section } from './Section.tsx';
import { panelSection } from './sections.tsx';

/** How near it comes before it is loaded. */
const NEAR = '320px';

export function BelowTheFold() {
  const anchor = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = anchor.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div ref={anchor} className={near ? undefined : css.ahead}>
      {near ? <Section name="showcase" of={(n) => panelSection('showcase', n)} pending={null} /> : null}
    </div>
  );
}
