/**
 * Every text key used by a view exists in English and gets the arguments of its message, and every `view-` message
 * is used. That the other languages agree with English is checked in `core/tests/locales/`.
 *
 * Sources are scanned as text: a key is a literal in the first argument of `t(...)`, or any other literal that
 * starts with `view-`. A template such as `view-chunk-${cause}` counts as every key with that prefix.
 */

import { locales } from 'virtual:locales';
import { FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';
import homeMember from '../core/fixtures/home-member.json';
import homeVisitor from '../core/fixtures/home-visitor.json';
import { type Use, usesIn } from './testing/uses.ts';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../**/*.stories.*', '!../**/testing/**', '!../core/generated/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** Argument names of each English message. */
const messages = new Map<string, Set<string>>();
/** Keys of the first part of the texts. */
const firstKeys = new Set<string>();

beforeAll(async () => {
  const [first, rest] = await Promise.all([locales.EN?.first(), locales.EN?.rest()]);
  for (const [id, sentence = ''] of Object.entries(first?.default ?? {})) {
    firstKeys.add(id);
    messages.set(id, new Set([...sentence.matchAll(/\u2068(.+?)\u2069/g)].map(([, name = '']) => name)));
  }
  for (const { id, value } of new FluentResource(rest?.default ?? '').body)
    messages.set(id, variablesOf(value));
});

function variablesOf(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found;
  if ('type' in part && part.type === 'var' && 'name' in part) found.add(String(part.name));
  for (const child of Object.values(part)) variablesOf(child, found);
  return found;
}

const fits = (use: Use, key: string) => (use.open ? key.startsWith(use.key) : key === use.key);

describe('the texts of the views', () => {
  const uses = Object.entries(sources).flatMap(([file, source]) =>
    usesIn(source).map((use) => ({ ...use, file: file.replace('../', 'src/') })),
  );

  it('are found in the sources', () => {
    expect(uses.length).toBeGreaterThan(0);
    expect(messages.size).toBeGreaterThan(0);
  });

  it('all have a message in English', () => {
    const keys = [...messages.keys()];
    const missing = uses.filter((use) => !keys.some((key) => fits(use, key)));
    expect(missing.map(({ key, file }) => `${key} (${file})`)).toEqual([]);
  });

  it('get exactly the arguments that their message names', () => {
    const wrong = uses.flatMap((use) => {
      const wanted = messages.get(use.key);
      if (!wanted || !use.args) return [];
      const [got, want] = [[...use.args].sort().join(' '), [...wanted].sort().join(' ')];
      return got === want ? [] : [`${use.key} (${use.file}): gets "${got}", names "${want}"`];
    });
    expect(wrong).toEqual([]);
  });

  it('leave no message unused', () => {
    const own = [...messages.keys()].filter((key) => key.startsWith('view-'));
    expect(own.filter((key) => !uses.some((use) => fits(use, key)))).toEqual([]);
  });
});

describe('the first texts', () => {
  /** A module and everything it imports statically. */
  function reachedFrom(file: string, found = new Set<string>()): Set<string> {
    const source = sources[file];
    if (source === undefined || found.has(file)) return found;
    found.add(file);
    for (const [, path = ''] of source.matchAll(/^(?!import type\b).* from '(\.[^']+)';$/gm))
      reachedFrom(joined(file, path), found);
    return found;
  }

  /** Resolves an import to its key in the table of sources (relative to this folder). */
  function joined(file: string, path: string): string {
    const base = new URL(file.replace('../', ''), 'http://src/');
    return `../${new URL(path, base).pathname.slice(1)}`;
  }

  it('hold what home and the layout say of themselves', () => {
    const files = new Set([...reachedFrom('../app/main.tsx'), ...reachedFrom('../screens/home/View.tsx')]);
    expect(files.size).toBeGreaterThan(50);
    const uses = [...files].flatMap((file) => usesIn(sources[file] ?? '').map((use) => ({ ...use, file })));
    const late = uses.filter((use) => ![...firstKeys].some((key) => fits(use, key)));
    expect(late.map(({ key, file }) => `${key} (${file})`)).toEqual([]);
  });

  it('hold what the core says on home', () => {
    const slices = ['layout', 'home', 'banner', 'jackpot', 'route', 'session', 'site'];
    const scenes: Record<string, unknown>[] = [homeVisitor, homeMember];
    const said = scenes.flatMap((scene) => slices.flatMap((name) => [...textsIn(scene[name])]));
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((key) => messages.has(key) && !firstKeys.has(key))).toEqual([]);
  });

  function textsIn(part: unknown, found = new Set<string>()): Set<string> {
    if (typeof part !== 'object' || part === null) return found;
    if ('key' in part && typeof part.key === 'string') found.add(part.key);
    for (const child of Object.values(part)) textsIn(child, found);
    return found;
  }
});

describe('usesIn', () => {
  it('sees a key, the branches of a choice, and the names of arguments', () => {
    const source = "t('a', { id: f(x, y), time }); t(mode === 'grid' ? 'b' : 'c'); t(text); not('d');";
    expect(usesIn(source)).toEqual([
      { key: 'a', open: false, args: ['id', 'time'] },
      { key: 'b', open: false, args: [] },
      { key: 'c', open: false, args: [] },
    ]);
  });

  it('takes a template for all keys with its beginning', () => {
    expect(usesIn('t(`view-chunk-$' + '{cause}`)')).toEqual([{ key: 'view-chunk-', open: true, args: [] }]);
  });

  it('sees a key of the views outside a call, but nothing in a comment', () => {
    const source = "const label = 'view-x';\n// t('no')\n/** t('no') */ t('y', args)";
    expect(usesIn(source)).toEqual([
      { key: 'y', open: false },
      { key: 'view-x', open: false },
    ]);
  });
});
