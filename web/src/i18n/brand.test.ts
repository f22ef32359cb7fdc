import { describe, expect, it } from 'vitest';
import type { BrandText } from './brand.ts';
import type { Translate } from './localization.ts';
import { whole } from './testing/whole.ts';

const SOURCE = `
nav-home = Home
min-bet-from = From { $amount }
found = { $count ->
    [one] one game
   *[other] { $count } games
}
`;

/** Translates with these operator texts applied. */
function withTexts(texts: readonly BrandText[]): Translate {
  const translate = whole('en', SOURCE).withBrandTexts(texts);
  if (!translate) throw new Error('nothing reads the texts of the operator');
  return translate;
}

function translated(key: string, text: string, args?: Record<string, string | number>): string {
  const translate = withTexts([{ key, text }]);
  return translate(args ? { key, args } : { key }).replace(/[\u2068\u2069]/g, '');
}

describe('the brand layer', () => {
  it('takes the place of a message and leaves the others', () => {
    const translate = withTexts([{ key: 'nav-home', text: 'Night market' }]);
    expect(translate({ key: 'nav-home' })).toBe('Night market');
    expect(translate({ key: 'min-bet-from', args: { amount: '1' } })).toContain('From');
  });

  it('carries the arguments and the plural forms of the message', () => {
    expect(translated('min-bet-from', '{ $amount } and up', { amount: '₫ 5' })).toBe('₫ 5 and up');
    const text = '{ $count ->\n [one] a single game\n *[other] { $count } of them\n }';
    expect(translated('found', text, { count: 1 })).toBe('a single game');
    expect(translated('found', text, { count: 3 })).toBe('3 of them');
  });

  it('shows markup as the text that it is', () => {
    expect(translated('nav-home', '<b onclick="x()">Home</b>')).toBe('<b onclick="x()">Home</b>');
  });

  it.each([
    ['that is not Fluent', '{ $amount'],
    ['that is empty', ''],
    ['with an argument that the message does not get', 'Home { $game }'],
    ['that refers to another message', '{ min-bet-from }'],
    ['that refers to a term', '{ -brand }'],
    ['that calls a function', '{ NUMBER(5) }'],
    ['with an attribute', 'Home\n    .title = Title'],
    ['that smuggles in another message', 'Home\nmin-bet-from = Free'],
  ])('leaves out a text %s', (_, text) => {
    expect(translated('nav-home', text)).toBe('Home');
    expect(translated('min-bet-from', 'From { $amount }', { amount: '1' })).toBe('From 1');
  });

  it('leaves out a key that the bundle does not have', () => {
    const translate = withTexts([
      { key: 'no-such-key', text: 'Words' },
      { key: 'nav-home = Stolen\nx', text: 'Words' },
      { key: '__proto__', text: 'Words' },
    ]);
    expect(translate({ key: 'nav-home' })).toBe('Home');
    expect(translate({ key: 'no-such-key' })).toBe('no-such-key');
  });

  it('takes the last of two texts for one message', () => {
    const translate = withTexts([
      { key: 'nav-home', text: 'First' },
      { key: 'nav-home', text: 'Second' },
    ]);
    expect(translate({ key: 'nav-home' })).toBe('Second');
  });
});
