/**
 * Packs `locales/XX/*.ftl` into one lazily loaded chunk a language.
 *
 * `virtual:locales` exports a table from language code to a loader. The Fluent source is passed on as text
 * without its comments; the browser parses it, so that no compiler stands between a translator and the page.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const TABLE = 'virtual:locales';
const ONE = 'virtual:locale/';

export function locales(): Plugin {
  const root = resolve(import.meta.dirname, '../../locales');
  return {
    name: 'lumora:locales',
    resolveId(id) {
      return id === TABLE || id.startsWith(ONE) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${TABLE}`) return table(languagesIn(root));
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const folder = join(root, id.slice(ONE.length + 1));
      const files = fluentFiles(folder);
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
  const rows = languages.map((code) => `  ${JSON.stringify(code)}: () => import('${ONE}${code}'),`);
  return `export const locales = {\n${rows.join('\n')}\n};`;
}

function fluentFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ftl'))
    .sort()
    .map((name) => join(folder, name));
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');
}
