import { expect, it } from 'vitest';
import { rosette } from './Guilloche.tsx';

it('draws a closed curve that stays within its radius', () => {
  const path = rosette(96, 23, 52);
  expect(path.endsWith('Z')).toBe(true);
  const points = path
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number));
  expect(points.length).toBeGreaterThan(500);
  for (const [x = Number.NaN, y = Number.NaN] of points) expect(Math.hypot(x, y)).toBeLessThanOrEqual(100.2);
});
