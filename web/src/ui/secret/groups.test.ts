import { describe, expect, it } from 'vitest';
import { groupsOf } from './groups.ts';

describe('groupsOf', () => {
  const texts = (secret: string) => groupsOf(secret).map((group) => group.text);

  it('cuts a secret into fours, the rest last', () => {
    expect(texts('ABCDEFGHIJ')).toEqual(['ABCD', 'EFGH', 'IJ']);
  });
  it('leaves out blanks that came with it', () => {
    expect(texts('ABCD EFGH\nIJ')).toEqual(['ABCD', 'EFGH', 'IJ']);
  });
  it('makes nothing of nothing', () => {
    expect(groupsOf('')).toEqual([]);
  });
  it('keys each group by its place, so that equal groups differ', () => {
    expect(groupsOf('AAAAAAAA').map((group) => group.key)).toEqual([0, 1]);
  });
});
