/**
 * Packs `locales/XX/*.ftl` into two lazily loaded chunks a language: the texts of the layout and of home, which stand
 * between a first visit and its words, and the rest, which is ten times as much and follows.
 *
 * `virtual:locales` exports a table from language code to the two loaders. The first texts are read here and passed on as sentences
 * that need no reader; of the rest the Fluent source is, without its comments.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { CLOSES, OPENS, type Sentences } from '../src/i18n/sentences.ts';

const TABLE = 'virtual:locales';
const FIRST = 'virtual:locale/';
const REST = 'virtual:locale-rest/';

/**
 * The files of the first chunk. What home and the layout show must stand in them; `keys.test.ts` holds it. Their messages are words
 * and arguments alone: one that has to choose stands in another file.
 */
const FIRST_FILES: readonly string[] = ['layout.ftl', 'tile.ftl', 'time.ftl', 'titles.ftl', 'view.ftl'];

export function locales(): Plugin {
  const root = resolve(import.meta.dirname, '../../locales');
  return {
    name: 'lumora:locales',
    resolveId(id) {
      return id === TABLE || id.startsWith(FIRST) || id.startsWith(REST) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${TABLE}`) return table(languagesIn(root));
      const beginning = [FIRST, REST].find((each) => id.startsWith(`\0${each}`));
      if (!beginning) return undefined;
      const files = fluentFiles(join(root, id.slice(beginning.length + 1)), beginning === FIRST);
      for (const file of files) this.addWatchFile(file);
      const texts = beginning === FIRST ? sentencesOf(files.map(read)) : files.map(read).join('\n');
      return `export default ${JSON.stringify(texts)}`;
    },
  };
}

function languagesIn(root: string): string[] {
  const entries = readdirSync(root, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

function table(languages: string[]): string {
  const rows = languages.map(
    (code) => `  ${code}: { first: () => import('${FIRST}${code}'), rest: () => import('${REST}${code}') },`,
  );
  return `export const locales = {\n${rows.join('\n')}\n};`;
}

function fluentFiles(folder: string, isFirst: boolean): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ftl') && FIRST_FILES.includes(name) === isFirst)
    .sort()
    .map((name) => join(folder, name));
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');
}

/** The messages of Fluent sources as sentences. Throws at one that is more than words and arguments. */
export function sentencesOf(sources: readonly string[]): Sentences {
  const messages = sources.flatMap((source) => new FluentResource(source).body);
  return Object.fromEntries(messages.map(({ id, value }) => [id, sentenceOf(id, value)]));
}

function sentenceOf(id: string, pattern: FluentResource['body'][number]['value']): string {
  const parts = typeof pattern === 'string' ? [pattern] : (pattern ?? []);
  const words = parts.map((part) => {
    if (typeof part === 'string') return part;
    if (part.type === 'var') return OPENS + part.name + CLOSES;
    throw new Error(
      `${id} is more than words and arguments: move it to a file that is not among FIRST_FILES`,
    );
  });
  return words.join('');
}
