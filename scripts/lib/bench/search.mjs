// The site's search compared with MiniSearch and Fuse: ten thousand titles, the same searches typed letter by
// letter, in Chromium with a four times slower processor; size of each index, and rank of the meant title.
// The site's is timed from event to slice, the others until their list of results.

import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import zlib from 'node:zlib';
import { NPM_CI } from '../packages.mjs';
import { pkgDir, root, webDir } from '../project.mjs';
import { run } from '../run.mjs';
import { searches, titles } from './search-titles.mjs';

/** The project's goals. */
export const SEARCH_TARGETS = { keystrokeMs: 4, indexBytes: 120_000 };

const ORIGIN = 'https://bench.test';
const ENTRY = path.join(root, 'scripts/lib/bench/search-page.mjs');
/** The packages compared with, in a folder of their own so that nothing else installs them. */
const CONTENDERS = path.join(root, 'scripts/lib/bench/contenders');
const SLOWDOWN = 4;
/** Rounds per contender; the others are so slow that one suffices. */
const ROUNDS = { lumora: 5, minisearch: 1, fuse: 1 };
/** Searches of each way that are typed letter by letter. */
const TYPED = 3;

const versions = () =>
  JSON.parse(fs.readFileSync(path.join(CONTENDERS, 'package.json'), 'utf8')).dependencies;

async function bundle() {
  const { build } = await import(
    pathToFileURL(createRequire(path.join(webDir, 'package.json')).resolve('vite'))
  );
  const modules = path.join(CONTENDERS, 'node_modules');
  const alias = Object.fromEntries(Object.keys(versions()).map((name) => [name, path.join(modules, name)]));
  const lib = { entry: ENTRY, formats: ['es'], fileName: 'search' };
  const result = await build({
    configFile: false,
    root: webDir,
    logLevel: 'error',
    resolve: { alias },
    build: { write: false, minify: true, target: 'esnext', lib },
  });
  return [result].flat()[0].output[0].code;
}

/** Serves a page on an origin of its own, cross-origin isolated for a high-resolution clock. */
async function route(page, script) {
  const isolated = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  };
  const ofPkg = (name, type) => [`/${name}`, [type, fs.readFileSync(path.join(pkgDir, name))]];
  const files = Object.fromEntries([
    ['/', ['text/html', '<!doctype html><title>search</title>']],
    ['/search.js', ['text/javascript', script]],
    ofPkg('core_bg.js', 'text/javascript'),
    ofPkg('core_bg.wasm', 'application/wasm'),
    ofPkg('core_search.wasm', 'application/wasm'),
  ]);
  await page.route(`${ORIGIN}/**`, (to) => {
    const found = files[new URL(to.request().url()).pathname];
    if (!found) return to.fulfill({ status: 404 });
    const [contentType, body] = found;
    return to.fulfill({ contentType, body, headers: isolated });
  });
}

/** Index of the slice, from the generated types. */
function sliceNumber(name) {
  const source = fs.readFileSync(path.join(webDir, 'src/core/generated/views.ts'), 'utf8');
  const [, list] = /SLICES = \[([^\]]+)\]/.exec(source);
  return [...list.matchAll(/'(\w+)'/g)].findIndex(([, each]) => each === name);
}

const brotli = (text) =>
  zlib.brotliCompressSync(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

function summary(times) {
  const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (part) => sorted[Math.floor((sorted.length - 1) * part)];
  const { text } = times.find(({ ms }) => ms === sorted.at(-1));
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), most: sorted.at(-1), slowest: text };
}

/** Share of searches whose meant title came first, and among the first five (0 to 1). */
function quality(places) {
  const part = (isFound) => places.filter(isFound).length / places.length;
  return { first: part((place) => place === 1), five: part((place) => place >= 1 && place <= 5) };
}

async function measure(page, all, ways) {
  const call = (name, ...args) =>
    page.evaluate(async ([what, given]) => (await import('/search.js'))[what](...given), [name, args]);
  const made = await call('prepare', all, { search: sliceNumber('search') });
  const session = await page.context().newCDPSession(page);
  const typed = ways.flatMap(({ searches: each }) => each.slice(0, TYPED).map((one) => one.typed));
  const contenders = {};
  for (const [name, { built, size }] of Object.entries(made)) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const keystroke = summary(await call('keystrokes', name, typed, ROUNDS[name]));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const found = {};
    for (const { way, searches: each } of ways) found[way] = quality(await call('ranks', name, each));
    contenders[name] = { keystroke, builtMs: built, indexBytes: brotli(size), found };
  }
  return contenders;
}

export async function searchTimes(browser) {
  await run('bench packages', NPM_CI, { cwd: CONTENDERS });
  const script = await bundle();
  const all = titles();
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await route(page, script);
    await page.goto(`${ORIGIN}/`);
    const contenders = await measure(page, all, searches(all));
    return { titles: all.length, slowdown: SLOWDOWN, versions: versions(), contenders };
  } finally {
    await context.close();
  }
}

export function printSearch({ titles: count, slowdown, versions: known, contenders }) {
  const others = Object.entries(known).map(([name, version]) => `${name} ${version}`);
  console.log(`search among ${count} titles, on a processor ${slowdown} times slower; ${others.join(', ')}`);
  const ours = contenders.lumora;
  for (const [name, { keystroke, builtMs, indexBytes }] of Object.entries(contenders)) {
    const times = (keystroke.p95 / ours.keystroke.p95).toFixed(1);
    const ms = ['p50', 'p95', 'most'].map((what) => `${keystroke[what].toFixed(2)} ms ${what}`).join(', ');
    console.log(`  ${name.padEnd(11)} a keystroke: ${ms} ("${keystroke.slowest}"); p95 ${times} times ours`);
    console.log(
      `  ${''.padEnd(11)} index: ${(indexBytes / 1000).toFixed(1)} kB brotli, ready in ${builtMs.toFixed(0)} ms unthrottled`,
    );
  }
  const { keystrokeMs, indexBytes } = SEARCH_TARGETS;
  const note = (value, target) => (value <= target ? 'within' : 'over');
  console.log(
    `  every keystroke of ours is ${note(ours.keystroke.most, keystrokeMs)} ${keystrokeMs} ms, its index ${note(ours.indexBytes, indexBytes)} ${indexBytes / 1000} kB`,
  );
  console.log('  found first / among the first five, in %');
  for (const way of Object.keys(ours.found)) {
    const part = ({ found }) =>
      [found[way].first, found[way].five].map((it) => (it * 100).toFixed(0).padStart(3)).join(' /');
    const each = Object.entries(contenders).map(([name, contender]) => `${name} ${part(contender)}`);
    console.log(`    ${way.padEnd(28)} ${each.join('   ')}`);
  }
}
