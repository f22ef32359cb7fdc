import { describe, expect, it } from 'vitest';
import { reconcile } from './reconcile.ts';

/** A seeded random generator (mulberry32), so that a failing case can be reproduced. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Random = ReturnType<typeof seeded>;
const below = (random: Random, count: number) => Math.floor(random() * count);

function value(random: Random, depth: number): unknown {
  const kind = below(random, depth > 0 ? 7 : 4);
  if (kind === 0) return null;
  if (kind === 1) return below(random, 3);
  if (kind === 2) return ['', 'a', 'b'][below(random, 3)];
  if (kind === 3) return random() < 0.5;
  if (kind === 4) return keyed(random, depth - 1);
  const items = Array.from({ length: below(random, 4) }, () => value(random, depth - 1));
  if (kind === 5) return items;
  return Object.fromEntries(items.map((item, index) => [`f${below(random, 2) + index}`, item]));
}

/** A random list like the core's: items with a `key`, some keys occurring twice. */
function keyed(random: Random, depth: number): unknown[] {
  return Array.from({ length: below(random, 5) }, () => ({
    key: below(random, 6),
    of: value(random, depth),
  }));
}

function frozen<T>(of: T): T {
  if (typeof of === 'object' && of !== null) {
    Object.values(of).forEach(frozen);
    Object.freeze(of);
  }
  return of;
}

describe('reconcile', () => {
  it('is equal to the new value, and the old one itself where both are equal, for any two values', () => {
    const random = seeded(7);
    for (let round = 0; round < 20_000; round += 1) {
      const before = frozen(value(random, 4));
      const after = frozen(random() < 0.2 ? structuredClone(before) : value(random, 4));
      const result = reconcile(before, after);
      expect(result).toStrictEqual(after);
      if (JSON.stringify(before) === JSON.stringify(after)) expect(result).toBe(before);
    }
  });

  it('shares every equal part below a change', () => {
    const random = seeded(11);
    for (let round = 0; round < 2_000; round += 1) {
      const kept = value(random, 3);
      const before = { kept, changed: 1, list: [{ key: 'x', kept }] };
      const after = structuredClone({ ...before, changed: 2 });
      const result = reconcile(before, after);
      expect(result).not.toBe(before);
      expect(result.kept).toBe(kept);
      expect(result.list).toBe(before.list);
    }
  });

  it('is settled: a second time changes nothing', () => {
    const random = seeded(13);
    for (let round = 0; round < 2_000; round += 1) {
      const once = reconcile(value(random, 4), value(random, 4));
      expect(reconcile(once, structuredClone(once))).toBe(once);
    }
  });

  it('matches items of a list by key, wherever they moved', () => {
    const [a, b, c] = [
      { key: 'a', n: 1 },
      { key: 'b', n: 2 },
      { key: 'c', n: 3 },
    ];
    const result = reconcile([a, b, c], structuredClone([c, { key: 'b', n: 9 }, a, { key: 'd', n: 4 }]));
    expect(result[0]).toBe(c);
    expect(result[1]).toEqual({ key: 'b', n: 9 });
    expect(result[2]).toBe(a);
  });

  it('takes a list in another order for another list', () => {
    const before = [{ key: 'a' }, { key: 'b' }];
    expect(reconcile(before, [{ key: 'b' }, { key: 'a' }])).not.toBe(before);
  });

  it('never gives a longer or shorter list for the new one', () => {
    const before = [{ key: 'a' }, { key: 'b' }];
    expect(reconcile(before, [{ key: 'a' }])).toEqual([{ key: 'a' }]);
    expect(reconcile([{ key: 'a' }], structuredClone(before))).toEqual(before);
    expect(reconcile(before, [])).toEqual([]);
  });

  it('tells a missing field from one that is null, and null from an object', () => {
    const before: Record<string, unknown> = { a: 1, b: null };
    expect(reconcile(before, { a: 1 })).toEqual({ a: 1 });
    expect(reconcile(before, { a: 1, c: null })).toEqual({ a: 1, c: null });
    expect(reconcile(before, { a: 1, b: { x: 1 } })).toEqual({ a: 1, b: { x: 1 } });
    expect(reconcile({ x: 1 }, null)).toBeNull();
    expect(reconcile({ 0: 'a' }, ['a'])).toEqual(['a']);
  });
});
