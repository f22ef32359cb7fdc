/**
 * Makes `/sw.js` and the page that it shows without a network.
 *
 * Both are made from the finished bundle: the worker carries a name of this build, the files of the offline page, and those
 * that any page may load later. Neither is an entry of the site, so that no visitor waits for them. The worker is the one
 * script without a hash in its name: a browser finds out about a new build by asking for it again.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { build, type Plugin, type Rolldown } from 'vite';
import { OFFLINE_TEXTS } from '../src/offline/texts.ts';
import { deferredFiles } from './deferred.ts';
import { LANGUAGES } from './languages.ts';

const ROOT = resolve(import.meta.dirname, '..');
const LOCALES = resolve(ROOT, '../locales');
const PAGE = '/offline.html';
const PICTURE = '/res/favicon.svg';

/** What an open page may ask for at any time. Flags, fonts and the judge of passwords come and go with their screen. */
const FILLED = /\.(js|css)$|\/(?!strength)[^/]+\.wasm$/;

export function serviceWorker(): Plugin {
  return {
    name: 'lumora:service-worker',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const style = readFileSync(resolve(ROOT, 'src/offline/offline.css'), 'utf8');
        const script = await compile('src/offline/main.ts');
        const files = [hashed('offline', 'css', style), hashed('offline', 'js', script)];
        const page = offlinePage(files.map(([name]) => `/${name}`));
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
        this.emitFile({ type: 'asset', fileName: PAGE.slice(1), source: page });
        const version = digest([...names].sort().join(), page).slice(0, 12);
        const own = {
          version,
          offline: [PAGE, PICTURE, ...files.map(([name]) => `/${name}`)],
          files: [...names.map((name) => `/${name}`), ...deferredFiles(bundle)].filter((name) =>
            FILLED.test(name),
          ),
        };
        const worker = await compile('src/worker/main.ts', { __BUILD__: JSON.stringify(own) });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
      },
    },
  };
}

/** One script without imports. */
async function compile(file: string, define: Record<string, string> = {}): Promise<string> {
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: resolve(ROOT, file), output: { format: 'iife' } },
    },
  });
  const { output } = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput;
  return output[0].code;
}

function hashed(name: string, end: string, text: string): [name: string, text: string] {
  return [`assets/${name}-${digest(text).slice(0, 8)}.${end}`, text];
}

function digest(...texts: string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex');
}

function offlinePage([style = '', script = '']: string[]): string {
  const sections = readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => section(entry.name))
    .join('\n');
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Lumora</title>
<link rel="icon" href="${PICTURE}" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
<script src="${script}" defer></script>
</head>
<body>
<main>
<img src="${PICTURE}" alt="" width="72" height="72">
${sections}
</main>
</body>
</html>
`;
}

/** The texts of one language; nothing where it has none yet. */
function section(code: string): string {
  const bundle = new FluentBundle(LANGUAGES[code]?.tag ?? 'en', { useIsolating: false });
  try {
    bundle.addResource(new FluentResource(readFileSync(resolve(LOCALES, code, 'offline.ftl'), 'utf8')));
  } catch {
    return '';
  }
  const text = (part: keyof typeof OFFLINE_TEXTS) =>
    markup(bundle.getMessage(OFFLINE_TEXTS[part])?.value?.toString() ?? '');
  const { tag = 'en', dir = 'ltr' } = LANGUAGES[code] ?? {};
  return `<section data-code="${code}" lang="${tag}" dir="${dir}">
<h1>${text('title')}</h1>
<p>${text('text')}</p>
<a href="">${text('retry')}</a>
</section>`;
}

function markup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
