/**
 * Hands the list of the modules that are built after the site (`pkg/deferred.json`) on to the server, as `deferred.json` of
 * the built site: for a file that it names and that is not there yet, the server answers when to ask again.
 */
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

const LIST = 'deferred.json';

/** Takes part where the site imports the list: in the fixtures and in Storybook it does not. */
export function deferred(): Plugin {
  return {
    name: 'lumora:deferred',
    apply: 'build',
    transform(_, id) {
      if (id.endsWith(`/pkg/${LIST}`))
        this.emitFile({ type: 'asset', fileName: LIST, source: readFileSync(id, 'utf8') });
    },
  };
}

/** The files of a bundle's deferred modules, as paths of the site. */
export function deferredFiles(bundle: Rolldown.OutputBundle): string[] {
  const list = bundle[LIST];
  if (list?.type !== 'asset') return [];
  return Object.values<string[]>(JSON.parse(String(list.source))).flat();
}
