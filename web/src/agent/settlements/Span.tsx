/** From when a period runs, and until when. */
import type { Moment as Said } from '../../core/generated/index.ts';

export function Span({ starts, ends }: { starts: Said | null; ends: Said | null }) {
  return (
    <bdi>
      {starts?.exact} – {ends?.exact}
    </bdi>
  );
}
