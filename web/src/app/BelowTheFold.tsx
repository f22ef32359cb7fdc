/**
 * Home's content below the fold, loaded when it comes near the viewport so that it does not compete with the first
 * screen.
 */
import { useNear } from '../ui/near.ts';
import css from './BelowTheFold.module.css';
import { Section } from './Section.tsx';
import { panelSection } from './sections.tsx';

export function BelowTheFold() {
  const [anchor, near] = useNear('320px');
  return (
    <div ref={anchor} className={near ? undefined : css.ahead}>
      {near ? <Section name="showcase" of={(n) => panelSection('showcase', n)} pending={null} /> : null}
    </div>
  );
}
