/**
 * Lets the browser ask at once for what the first paint needs.
 *
 * Without this the wasm module is known only after the entry script has run, the words after that, and the answers of the
 * server after the core has started: each a round trip more. The plugin reads the finished bundle and adds to the page a
 * preload for the core's wasm file and for the words of most first visits, those in English: another language costs two
 * kilobytes and no wait. The script of `index.html` gets the addresses of the core's first calls; the browser hands their
 * answers to the core, which knows nothing of it.
 *
 * The shapes that stand in the page before any script need a third of its styles. Those stand in the head. The others are
 * asked for by its script, which a browser does not wait for; they stand before all that sections load later, and the
 * entry waits for them.
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { STARTUP_CALLS } from '../src/core/generated/startup-calls.ts';

const isCore = (name: string) => /(^|\/)core_bg[-.][^/]*\.wasm$/.test(name);

const ENGLISH = /virtual:locale\/EN$/;

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
        const words = chunks.find((each) => each.facadeModuleId && ENGLISH.test(each.facadeModuleId));
        if (!words) throw new Error(`no chunk of the build is made from ${ENGLISH}`);
        const tags = [
          link({ rel: 'preload', as: 'fetch', type: 'application/wasm', href: base + wasm.fileName }),
          link({ rel: 'modulepreload', href: base + words.fileName }),
        ];
        return { html: withLateStyles(withStartupCalls(html)), tags };
      },
    },
  };
}

function withStartupCalls(html: string): string {
  const [before, after] = html.split('const startupCalls = [];');
  if (after === undefined) throw new Error('index.html has no place for the calls of the start');
  return `${before}const startupCalls = ${JSON.stringify(STARTUP_CALLS)};${after}`;
}

/** The style sheet of the page's shapes; see `build.ts`. */
const FIRST_SHEET = /\/first[-.][^/]*\.css"/;

/** Has the script of the page ask for the style sheets of what scripts show. */
function withLateStyles(html: string): string {
  const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const late = sheets.filter((sheet) => !FIRST_SHEET.test(sheet));
  if (late.length === 0 || late.length === sheets.length)
    throw new Error('the page has no style sheet for its shapes, or no other');
  const addresses = late.map((sheet) => /href="([^"]*)"/.exec(sheet)?.[1] ?? '');
  const [before, after] = late
    .reduce((page, sheet) => page.replace(sheet, ''), html)
    .split('laterStyles = []');
  if (after === undefined) throw new Error('index.html has no place for the style sheets that come later');
  return `${before}laterStyles = ${JSON.stringify(addresses)}${after}`;
}

function link(attrs: NonNullable<HtmlTagDescriptor['attrs']>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { crossorigin: true, ...attrs }, injectTo: 'head' };
}
