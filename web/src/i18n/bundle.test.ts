import { describe, expect, it, vi } from 'vitest';
import { firstTexts, translator } from './bundle.ts';

const say = (tag: string, source: string) => translator(tag, source).translate;

describe('translator', () => {
  it('isolates arguments, so that an amount keeps its order right to left', () => {
    const t = say('ar', 'balance = الرصيد { $amount }');
    expect(t({ key: 'balance', args: { amount: '₫ 1,284.00' } })).toBe('الرصيد \u2068₫ 1,284.00\u2069');
  });

  it('chooses the plural form of its language', () => {
    const t = say('en', 'found = { $count ->\n    [one] one game\n   *[other] { $count } games\n}');
    expect(t({ key: 'found', args: { count: 1 } })).toBe('one game');
    expect(t({ key: 'found', args: { count: 3 } })).toContain('games');
  });

  it('leaves empty what has not come yet, and renders anew only where something was empty', () => {
    const full = firstTexts('en', 'a = A');
    expect(full.translate({ key: 'a' })).toBe('A');
    expect(full.extendedBy('b = B')).toBe(full);
    expect(full.translate({ key: 'b' })).toBe('B');

    const lacking = firstTexts('en', 'a = A');
    expect(lacking.translate({ key: 'b' })).toBe('');
    const whole = lacking.extendedBy('b = B');
    expect(whole.translate).not.toBe(lacking.translate);
    expect(whole.translate({ key: 'b' })).toBe('B');
    expect(whole.translate({ key: 'c' })).toBe('c');
  });

  it('takes over the wording of the operator for texts that come later', () => {
    const brandTexts = [{ key: 'b', text: 'Ours' }];
    const first = firstTexts('en', 'a = A');
    expect(first.withBrandTexts(brandTexts)({ key: 'a' })).toBe('A');
    expect(first.extendedBy('b = B').withBrandTexts(brandTexts)({ key: 'b' })).toBe('Ours');
  });

  it('shows the key of a missing message and says so once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const t = say('en', 'a = A');
    expect(t({ key: 'no-such-message' })).toBe('no-such-message');
    t({ key: 'no-such-message' });
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
