/**
 * Guilloche line work as on a banknote, the texture of the brand: on the jackpot, the wallet card, empty states.
 *
 * The figure is a hypotrochoid: a point at `pen` from the centre of a circle of `inner` teeth that rolls inside one
 * of `outer` teeth.
 */
import { memo } from 'react';
import { cx } from '../cx.ts';
import css from './Guilloche.module.css';

export interface GuillocheProps {
  outer?: number;
  inner?: number;
  pen?: number;
  className?: string | undefined;
}

const STEPS_PER_TURN = 46;

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** SVG path data of the curve round the origin, scaled to a radius of 100. */
export function rosette(outer: number, inner: number, pen: number): string {
  const turns = inner / gcd(outer, inner);
  const reach = outer - inner + pen;
  const ratio = (outer - inner) / inner;
  const points: string[] = [];
  for (let step = 0; step <= turns * STEPS_PER_TURN; step += 1) {
    const angle = (step / STEPS_PER_TURN) * Math.PI * 2;
    const x = (outer - inner) * Math.cos(angle) + pen * Math.cos(ratio * angle);
    const y = (outer - inner) * Math.sin(angle) - pen * Math.sin(ratio * angle);
    points.push(`${((x / reach) * 100).toFixed(1)} ${((y / reach) * 100).toFixed(1)}`);
  }
  return `M${points.join('L')}Z`;
}

export const Guilloche = memo(function Guilloche({
  outer = 96,
  inner = 23,
  pen = 52,
  className,
}: GuillocheProps) {
  return (
    <svg
      className={cx(css.guilloche, className)}
      viewBox="-102 -102 204 204"
      aria-hidden="true"
      focusable="false"
    >
      <path d={rosette(outer, inner, pen)} />
    </svg>
  );
});
