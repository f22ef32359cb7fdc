/**
 * Repeats the order of the cascade layers at the head of every style sheet.
 *
 * The first sheet to name a layer fixes its rank, and which sheet comes first is the bundler's choice. The order itself
 * is written once, at the head of `src/styles/index.css`.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

export function layerOrder(): Plugin {
  const source = readFileSync(resolve(import.meta.dirname, '../src/styles/index.css'), 'utf8');
  const order = /@layer [^;{]+;/.exec(source)?.[0];
  if (!order) throw new Error('src/styles/index.css does not begin with the order of the layers');
  return {
    name: 'lumora:layer-order',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = order + String(file.source);
        }
      },
    },
  };
}
