/**
 * Lets the browser ask at once for what the first paint needs.
 *
 * Without this the wasm module is known only after the entry script has run, the screen and the words after that, and the
 * answers of the server after the core has started: each a round trip more. The plugin reads the finished bundle and adds
 * to the page a preload for the core's wasm file and for what nearly every first visit loads on demand: home, in English.
 * Another address or language costs these few kilobytes and no wait. A style sheet that is preloaded and not used makes a
 * browser complain, so those of home are marked: the server leaves them out of the page of any other screen
 * (`server/app/src/page/preload.rs`). The script of `index.html` gets the addresses of the
 * core's first calls; the browser hands their answers to the core, which knows nothing of it.
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { STARTUP_CALLS } from '../src/core/generated/startup-calls.ts';

const isCore = (name: string) => /(^|\/)core_bg[-.][^/]*\.wasm$/.test(name);

/** How the modules begin that home loads on demand. */
const HOME = [/src\/screens\/home\/View\.tsx$/, /virtual:locale\/EN$/];

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
      handler(html, context) {
        const files = Object.values(context.bundle ?? {});
        const wasm = files.find((file) => file.type === 'asset' && isCore(file.fileName));
        if (!wasm) return;
        const chunks = files.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
        const tags = [
          preload({ as: 'fetch', type: 'application/wasm', href: base + wasm.fileName }),
          ...HOME.flatMap((module) => preloadChunk(chunks, module, base, html)),
        ];
        return { html: withStartupCalls(html), tags };
      },
    },
  };
}

function withStartupCalls(html: string): string {
  const [before, after] = html.split('const startupCalls = [];');
  if (after === undefined) throw new Error('index.html has no place for the calls of the start');
  return `${before}const startupCalls = ${JSON.stringify(STARTUP_CALLS)};${after}`;
}

function link(attrs: NonNullable<HtmlTagDescriptor['attrs']>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { crossorigin: true, ...attrs }, injectTo: 'head' };
}

const preload = (attrs: Record<string, string>) => link({ rel: 'preload', ...attrs });

/** The scripts of a chunk that is loaded on demand, and their style sheets, but for those that the page names already. */
function preloadChunk(chunks: readonly Rolldown.OutputChunk[], module: RegExp, base: string, html: string) {
  const chunk = chunks.find((each) => each.facadeModuleId && module.test(each.facadeModuleId));
  if (!chunk) throw new Error(`no chunk of the build is made from ${module}`);
  const imported = chunks.filter((each) => chunk.imports.includes(each.fileName));
  const isNew = (file: string) => !html.includes(base + file);
  return [chunk, ...imported].flatMap((each) => [
    ...[each.fileName].filter(isNew).map((file) => link({ rel: 'modulepreload', href: base + file })),
    ...[...(each.viteMetadata?.importedCss ?? [])]
      .filter(isNew)
      .map((file) => preload({ as: 'style', 'data-screen': 'home', href: base + file })),
  ]);
}
