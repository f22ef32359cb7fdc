import { describe, expect, it } from 'vitest';
import { regionName } from './regions.ts';

describe('regionName', () => {
  it('names a country in the language of the page', () => {
    expect(regionName('en', 'KH')).toBe('Cambodia');
    expect(regionName('ar', 'KH')).toBe('كمبوديا');
    expect(regionName('zh-Hans', 'kh')).toBe('柬埔寨');
  });

  it('shows a code that is none', () => {
    expect(regionName('en', 'nowhere')).toBe('nowhere');
    expect(regionName('en', '')).toBe('');
  });
});
