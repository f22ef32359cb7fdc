/** Checks that views use only classes their style sheets define, and that every defined class is used. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '..');

const files = fs
  .readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((name) => path.join(SOURCES, name));

/** Importers of each style sheet, with the name it is imported under. */
const users = new Map<string, { file: string; name: string; text: string }[]>();
for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
  const text = fs.readFileSync(file, 'utf8');
  for (const [, name, from] of text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
    const sheet = path.resolve(path.dirname(file), from ?? '');
    users.set(sheet, [...(users.get(sheet) ?? []), { file, name: name ?? '', text }]);
  }
}

function defined(sheet: string): Set<string> {
  const css = fs
    .readFileSync(sheet, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/url\([^)]*\)/g, '');
  return new Set([...css.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name ?? ''));
}

function named({ name, text }: { name: string; text: string }): string[] {
  return [...text.matchAll(new RegExp(`\\b${name}\\.([a-zA-Z_]\\w*)`, 'g'))].map(([, it]) => it ?? '');
}

describe('classes of style sheets', () => {
  const sheets = files.filter((name) => name.endsWith('.module.css'));

  it.each(sheets.map((sheet) => [path.relative(SOURCES, sheet), sheet]))('%s', (_, sheet) => {
    const [has, by] = [defined(sheet), users.get(sheet) ?? []];
    const asked = by.flatMap(named);
    expect(
      asked.filter((it) => !has.has(it)),
      'named, and not defined',
    ).toEqual([]);
    // Classes looked up by a computed name count as used.
    const looksUp = by.some(
      ({ name, text }) => new RegExp(`\\b${name}\\[`).test(text) || new RegExp(`\\b${name}[,)}]`).test(text),
    );
    if (!looksUp)
      expect(
        [...has].filter((it) => !asked.includes(it)),
        'defined, and named by nobody',
      ).toEqual([]);
  });
});
