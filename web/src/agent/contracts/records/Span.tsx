/** Start and end of a period. */
import type { Moment as Said } from '../../../core/generated/index.ts';
import css from './Span.module.css';

export function Span({ starts, ends }: { starts: Said | null; ends: Said | null }) {
  return (
    <bdi>
      <span className={css.time}>{starts?.exact}</span> – <span className={css.time}>{ends?.exact}</span>
    </bdi>
  );
}
