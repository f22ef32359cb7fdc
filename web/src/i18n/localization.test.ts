import { describe, expect, it, vi } from 'vitest';
import { firstTexts } from './localization.ts';
import { messages } from './messages.ts';
import { whole } from './testing/whole.ts';

const translatorOf = (tag: string, source: string) => whole(tag, source).translate;

describe('the texts of a language', () => {
  it('isolate arguments, so that an amount keeps its order right to left', () => {
    const t = translatorOf('ar', 'balance = الرصيد { $amount }');
    expect(t({ key: 'balance', args: { amount: '₫ 1,284.00' } })).toBe('الرصيد \u2068₫ 1,284.00\u2069');
  });

  it('choose the plural form of their language', () => {
    const t = translatorOf('en', 'found = { $count ->\n    [one] one game\n   *[other] { $count } games\n}');
    expect(t({ key: 'found', args: { count: 1 } })).toBe('one game');
    expect(t({ key: 'found', args: { count: 3 } })).toContain('games');
  });

  it('leave empty what has not come yet, and render anew only where something was empty', () => {
    const full = firstTexts('en', { a: 'A' });
    expect(full.translate({ key: 'a' })).toBe('A');
    expect(full.extendedBy(messages, 'b = B')).toBe(full);
    expect(full.translate({ key: 'b' })).toBe('B');

    const lacking = firstTexts('en', { a: 'A' });
    expect(lacking.translate({ key: 'b' })).toBe('');
    const extended = lacking.extendedBy(messages, 'b = B');
    expect(extended.translate).not.toBe(lacking.translate);
    expect(extended.translate({ key: 'b' })).toBe('B');
    expect(extended.translate({ key: 'c' })).toBe('c');
  });

  it('show the key of a missing message and say so once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const t = translatorOf('en', 'a = A');
    expect(t({ key: 'no-such-message' })).toBe('no-such-message');
    t({ key: 'no-such-message' });
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

describe('the wording of the operator', () => {
  const brandTexts = [{ key: 'a', text: 'Ours { $name }' }];
  const sentences = { a: 'A \u2068name\u2069' };
  const ours = { key: 'a', args: { name: 'x' } };

  it('waits for what reads it, and is then in the first texts', () => {
    const first = firstTexts('en', sentences);
    expect(first.withBrandTexts(brandTexts)).toBeUndefined();
    expect(first.withBrandTexts([])).toBe(first.translate);
    expect(first.readBy(messages).withBrandTexts(brandTexts)?.(ours)).toBe('Ours \u2068x\u2069');
  });

  it('is taken over for texts that come later', () => {
    const first = firstTexts('en', sentences).readBy(messages);
    const later = [{ key: 'b', text: 'Ours' }];
    expect(first.withBrandTexts(later)?.(ours)).toBe('A \u2068x\u2069');
    expect(first.extendedBy(messages, 'b = B').withBrandTexts(later)?.({ key: 'b' })).toBe('Ours');
  });
});
