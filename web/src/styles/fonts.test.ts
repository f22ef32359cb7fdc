/** The font that every page loads covers the declared unicode range and all characters of the English texts. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BASIC, unicodeRange } from '../../scripts/font-range.mjs';

const read = (...parts: string[]) => readFileSync(path.join(import.meta.dirname, ...parts), 'utf8');

test('the style sheet names the characters that were cut from the font', () => {
  expect(read('fonts.css').replace(/\s+/g, ' ')).toContain(`unicode-range: ${unicodeRange};`);
});

test('English texts are written in these characters alone', () => {
  const folder = path.join(import.meta.dirname, '../../../locales/EN');
  const written = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const has = (point: number) => BASIC.some(([first = 0, last = 0]) => first <= point && point <= last);
  const others = new Set([...written.join('')].filter((letter) => !has(letter.codePointAt(0) ?? 0)));
  expect([...others].filter((letter) => letter !== '\n')).toEqual([]);
});
