/**
 * The sections of the site: every folder of `src/screens/`, `src/overlays/`, `src/panels/`, `src/member/` and `src/agent/` with a
 * `View.tsx`, which is loaded on demand; home alone is a part of every page, since nearly every first visit shows it. Such a folder is
 * all that a new one needs.
 *
 * `virtual:sections` exports a table of each of the five: by name, how to load it, and the chunks of the core that it
 * needs. Those follow from the slices that its sources read, by the generated table of slices. A line in the folder would
 * have to be checked in the same way: fixtures have every slice, so no test of views notices one that is missing or wrong.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { CARRIED_CHUNKS, type ChunkName, SLICE_CHUNKS } from '../src/core/generated/sections.ts';

const TABLE = 'virtual:sections';
const SOURCES = resolve(import.meta.dirname, '../src');
const KINDS = ['screens', 'overlays', 'panels', 'member', 'agent'] as const;
const HOME = join(SOURCES, 'screens/home/View.tsx');

export function sections(): Plugin {
  return {
    name: 'lumora:sections',
    resolveId(id) {
      return id === TABLE ? `\0${TABLE}` : undefined;
    },
    load(id) {
      return id === `\0${TABLE}` ? tables() : undefined;
    },
    configureServer: reloadOnChange,
  };
}

function tables(): string {
  const kinds = KINDS.map((kind) => `export const ${kind} = {\n${rows(kind).join('\n')}\n};`);
  return [`import * as home from ${JSON.stringify(HOME)};`, ...kinds].join('\n');
}

function rows(kind: string): string[] {
  return readdirSync(join(SOURCES, kind)).flatMap((name) => {
    const view = join(SOURCES, kind, name, 'View.tsx');
    if (!existsSync(view)) return [];
    const chunks = chunksOf(view).map((chunk) => `, '${chunk}'`);
    const module = view === HOME ? 'Promise.resolve(home)' : `import(${JSON.stringify(view)})`;
    return `  ${name}: [() => ${module}${chunks.join('')}],`;
  });
}

/** The chunks of the core that a module needs, by the slices that it and what it imports read. */
export function chunksOf(file: string): ChunkName[] {
  const chunks: Partial<Record<string, ChunkName>> = SLICE_CHUNKS;
  const carried: Partial<Record<string, readonly ChunkName[]>> = CARRIED_CHUNKS;
  const slices = [...sourcesFrom(file)].flatMap((text) => [...text.matchAll(/\buseSlice\(\s*'(\w+)'/g)]);
  const needed = ([, slice = '']: string[]) => [chunks[slice] ?? [], carried[slice] ?? []].flat();
  return [...new Set(slices.flatMap(needed))].sort();
}

/** The text of a module and of what it imports. The design system and the entry point to the core read no slices. */
function sourcesFrom(file: string, found = new Map<string, string>()): Iterable<string> {
  const outside = /^(ui|core|i18n)\b/.test(relative(SOURCES, file));
  if (outside || found.has(file) || !existsSync(file)) return found.values();
  const text = readFileSync(file, 'utf8').replaceAll(/^\s*(\*|\/\*|\/\/).*$/gm, '');
  found.set(file, text);
  for (const [, path = ''] of text.matchAll(/^(?!import type\b).* from '(\.[^']+)';$/gm))
    sourcesFrom(resolve(dirname(file), path), found);
  return found.values();
}

/** A folder that comes or goes, or a slice of another chunk, makes the tables anew. */
function reloadOnChange(server: ViteDevServer): void {
  let known = tables();
  const check = (file: string) => {
    if (!KINDS.some((kind) => file.startsWith(join(SOURCES, kind)))) return;
    const now = tables();
    if (now === known) return;
    known = now;
    const module = server.moduleGraph.getModuleById(`\0${TABLE}`);
    if (module) server.moduleGraph.invalidateModule(module);
    server.ws.send({ type: 'full-reload' });
  };
  server.watcher.on('add', check).on('unlink', check).on('change', check);
}
