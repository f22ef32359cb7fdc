/** Rules of the style sheets for pictures. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '..');

it('mirrors no picture where a language is written from right to left', () => {
  const all = readdirSync(SRC, { recursive: true }).map(String);
  const files = all.filter((file) => file.endsWith('.css'));
  const mirrored = files.flatMap((file) => {
    const text = readFileSync(path.join(SRC, file), 'utf8');
    const rules = text.matchAll(/([^{}]+)\{([^{}]*)\}/g);
    return [...rules]
      .filter(
        ([, selector = '', body = '']) =>
          /\b(img|picture|video)\b/.test(selector) && /scale[^;]*-1|scaleX\(-1/.test(body),
      )
      .map(([, selector]) => `${file}: ${selector?.trim()}`);
  });
  expect(files.length).toBeGreaterThan(50);
  expect(mirrored).toEqual([]);
});
