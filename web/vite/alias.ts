/**
 * Where imports that leave `web/` lead.
 *
 * - `lumora-pkg/...` is what wasm-pack wrote into `pkg/`. An alias instead of an npm dependency, so that
 *   `npm ci` works before the core has ever been built.
 * - (The Fluent text in `locales/` comes in through `virtual:locales`; see `locales.ts`.)
 * - `#deferred` loads the modules that no first page needs: in the built site by an address of their own, since they are
 *   built after it and apart from it, in development as any other module; with fixtures there are none.
 * - `#port` is the module that makes the core's port: the wasm module, or in the mode `fixtures` the
 *   committed golden fixtures, so that the views run where no Rust is installed and `pkg/` is empty.
 */
import { fileURLToPath } from 'node:url';
import type { AliasOptions } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export function alias(mode: string): AliasOptions {
  const fixtures = mode === 'fixtures' || mode === 'test';
  const deferred = fixtures
    ? 'deferred-absent.ts'
    : mode === 'production'
      ? 'deferred.ts'
      : 'deferred-bundled.ts';
  const port = fixtures ? 'fixture-port.ts' : 'wasm-port.ts';
  return {
    'lumora-pkg': at('../../pkg'),
    '#deferred': at(`../src/core/${deferred}`),
    '#port': at(`../src/core/${port}`),
  };
}
