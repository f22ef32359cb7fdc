/**
 * Lets the browser find the wasm module at once.
 *
 * Without this the module is known only after the entry script has run and the chunk that instantiates it has
 * arrived: three round trips in a row. The plugin reads the finished bundle and adds to the page a preload for
 * the core's wasm file and a modulepreload for the chunks between it and the entry.
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const isCore = (name: string) => /(^|\/)core_bg[-.][^/]*\.wasm$/.test(name);

export function firstPaint(): Plugin {
  let base = '/';
  return {
    name: 'lumora:first-paint',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const files = Object.values(context.bundle ?? {});
        const wasm = files.find((file) => file.type === 'asset' && isCore(file.fileName));
        if (!wasm) return [];
        const chunks = files.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
        const starter = chunks.find((chunk) => chunk.code.includes(wasm.fileName));
        const tags: HtmlTagDescriptor[] = [preloadWasm(base + wasm.fileName)];
        if (starter) tags.push(...preloadModules(starter, chunks, base));
        return tags;
      },
    },
  };
}

function preloadWasm(href: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'fetch', type: 'application/wasm', crossorigin: true, href };
  return { tag: 'link', attrs, injectTo: 'head' };
}

/** The chunk that instantiates the module and what it imports, but for what the page loads anyway. */
function preloadModules(starter: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[], base: string) {
  const entry = chunks.find((chunk) => chunk.isEntry);
  const known = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
  return [starter.fileName, ...starter.imports]
    .filter((file) => !known.has(file))
    .map((file): HtmlTagDescriptor => {
      const attrs = { rel: 'modulepreload', crossorigin: true, href: base + file };
      return { tag: 'link', attrs, injectTo: 'head' };
    });
}
