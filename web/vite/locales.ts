/**
 * Packs `locales/XX/*.ftl` into two lazily loaded chunks a language: the texts of the layout and of home, which stand
 * between a first visit and its words, and the rest, which is four times as much and follows.
 *
 * `virtual:locales` exports a table from language code to the two loaders. The Fluent source is passed on as text
 * without its comments; the browser parses it, so that no compiler stands between a translator and the page.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const TABLE = 'virtual:locales';
const FIRST = 'virtual:locale/';
const REST = 'virtual:locale-rest/';

/** The files of the first chunk. What home and the layout show must stand in them; `keys.test.ts` holds it. */
export const FIRST_FILES: readonly string[] = [
  'layout.ftl',
  'lobbies.ftl',
  'lobby.ftl',
  'time.ftl',
  'titles.ftl',
  'view.ftl',
  'view-lobbies.ftl',
];

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
      return `export default ${JSON.stringify(files.map(read).join('\n'))}`;
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
