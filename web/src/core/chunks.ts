/**
 * Puts a chunk of the core in its place. Each is a wasm module of its own that shares memory, table and functions with the
 * core: instantiating it fills the slots of the table through which the core calls it.
 */
import accountUrl from 'lumora-pkg/core_account.wasm?url';
import messagesUrl from 'lumora-pkg/core_messages.wasm?url';
import pagesUrl from 'lumora-pkg/core_pages.wasm?url';
import playUrl from 'lumora-pkg/core_play.wasm?url';
import promotionsUrl from 'lumora-pkg/core_promotions.wasm?url';
import searchUrl from 'lumora-pkg/core_search.wasm?url';
import type { ChunkName } from './port.ts';

const ADDRESSES: Record<ChunkName, string> = {
  account: accountUrl,
  messages: messagesUrl,
  pages: pagesUrl,
  play: playUrl,
  promotions: promotionsUrl,
  search: searchUrl,
};

/** Compiled once, whichever core needs it. */
const compiled = new Map<ChunkName, Promise<WebAssembly.Module>>();

function compile(name: ChunkName): Promise<WebAssembly.Module> {
  const known = compiled.get(name);
  if (known) return known;
  const coming = WebAssembly.compileStreaming(fetch(ADDRESSES[name]));
  compiled.set(name, coming);
  coming.catch(() => compiled.delete(name));
  return coming;
}

/** Asks for a chunk before the core has come, which will want it at once. A failure shows when it does. */
export function expect(name: ChunkName): void {
  compile(name).catch(() => {});
}

/** `glue` is what the core itself imports. */
export async function putInPlace(name: ChunkName, main: WebAssembly.Exports, glue: object): Promise<void> {
  await WebAssembly.instantiate(await compile(name), { main, './core_bg.js': { ...glue } });
}
