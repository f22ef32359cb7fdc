import { describe, expect, it } from 'vitest';
import { stepIn } from './CountryList.tsx';
import { COUNTRIES, flagOf } from './flags.ts';

describe('stepIn', () => {
  it('walks round a list, and by pages to its ends', () => {
    expect(stepIn(3, 2, 'ArrowDown')).toBe(0);
    expect(stepIn(3, 0, 'ArrowUp')).toBe(2);
    expect(stepIn(12, 1, 'PageDown')).toBe(6);
    expect(stepIn(12, 9, 'PageDown')).toBe(11);
    expect(stepIn(12, 3, 'PageUp')).toBe(0);
  });

  it('leads nowhere by other keys, and in an empty list', () => {
    expect(stepIn(3, 0, 'a')).toBeUndefined();
    expect(stepIn(0, 0, 'ArrowDown')).toBeUndefined();
  });
});

describe('flagOf', () => {
  it('finds the flag of any country by its letters in either case', () => {
    expect(COUNTRIES.length).toBeGreaterThan(240);
    expect(flagOf('kh')).toBeDefined();
    expect(flagOf('kh')).toBe(flagOf('KH'));
    expect(flagOf('XX')).toBeUndefined();
  });
});
