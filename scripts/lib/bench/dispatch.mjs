// Time from an event to the new slices, in the page and as the bridge does it: dispatch, then read every
// changed slice. It runs a second core beside the page's, from the same pkg/ and against the same server, as
// a member.

import fs from 'node:fs';
import path from 'node:path';
import { pkgDir, webDir } from '../project.mjs';

/** A sample account that every fresh server seeds. */
const MEMBER = { name: 'lantern_member', password: 'Kx7mTq4vLp2w' };
const ROUNDS = 200;
const BOOT_MS = 20_000;

/**
 * Runs in the page: starts a core, waits for its data, and times each event. Returns sorted milliseconds.
 *
 * Once the data has loaded, calls hang and alarms are fired by hand, so that only the event is timed, including the
 * start of a call.
 */
async function measure({ rounds, bootMs, home, jackpot }) {
  if (!crossOriginIsolated) throw new Error('the page is not isolated, so its clock is too coarse');
  const glue = await import('/bench/core_bg.js');
  const module = await WebAssembly.compileStreaming(fetch('/bench/core_bg.wasm'));
  const { exports } = await WebAssembly.instantiate(module, { './core_bg.js': { ...glue } });
  glue.__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  const readChanged = (changed) => {
    for (const slice of changed) glue.read(slice);
  };
  const ignore = () => {};
  const until = async (ready) => {
    const deadline = performance.now() + bootMs;
    while (!ready()) {
      if (performance.now() > deadline) throw new Error('the core did not start in time');
      await new Promise(requestAnimationFrame);
    }
  };
  glue.init({ seal: async () => null }, readChanged, ignore, ignore);
  const put = async (name, imports) => {
    const chunk = await WebAssembly.compileStreaming(fetch(`/bench/${name}.wasm`));
    return (await WebAssembly.instantiate(chunk, { ...imports, './core_bg.js': { ...glue } })).exports;
  };
  const shared = await put('core_shared', { main: exports });
  await put('core_play', { main: exports, shared });
  glue.chunk_loaded('play');
  await until(() => glue.read(home).hot.tiles.length > 0);

  window.fetch = () => new Promise(ignore);
  const alarms = [];
  window.setTimeout = (ring, _after, ...args) => alarms.push(() => ring(...args));
  let next;
  /** Fires an alarm; returns whether it was the jackpot's, which sets the next one. */
  const isJackpot = (alarm) => {
    const before = glue.revision(jackpot);
    alarm();
    if (glue.revision(jackpot) === before) return false;
    next = alarms.at(-1);
    return true;
  };
  await until(() => alarms.splice(0).some(isJackpot));

  const times = {};
  const time = (name, count, once) => {
    const taken = [];
    for (let round = 0; round < count; round++) {
      const started = performance.now();
      const changed = once(round);
      taken.push(performance.now() - started);
      if (!changed) throw new Error(`${name}: round ${round} changed nothing`);
    }
    times[name] = taken.sort((a, b) => a - b);
  };
  // The jackpot follows the clock, which is therefore advanced by a minute per round.
  const RealDate = Date;
  let ahead = 0;
  window.Date = class extends RealDate {
    constructor() {
      super(RealDate.now() + ahead);
    }
  };
  time('jackpot tick', rounds, () => {
    ahead += 60_000;
    return isJackpot(next);
  });
  window.Date = RealDate;
  // Toggling the same favourite again would wait for the response to the first.
  const { tiles } = glue.read(home).hot;
  time('favourite mark', tiles.length, (at) => glue.dispatch({ game: { toggleFavourite: tiles[at].key } }));
  time('theme', rounds, () => glue.dispatch({ site: 'toggleTheme' }));
  glue.dispatch({ route: { entered: { path: '/rng', query: '' } } });
  const text = (round) => 'lantern of the dragon'.slice(0, 1 + (round % 20));
  time('lobby search letter', rounds, (round) =>
    glue.dispatch({ lobby: { search: { text: text(round), now: false } } }),
  );
  glue.shutdown();
  return times;
}

/** Serves pkg/ to the page as built. */
async function routePkg(page) {
  const types = { '.js': 'text/javascript', '.wasm': 'application/wasm' };
  await page.route('**/bench/core_*', (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    const body = fs.readFileSync(path.join(pkgDir, name));
    return route.fulfill({ body, contentType: types[path.extname(name)] });
  });
}

/** Makes the page cross-origin isolated: its clock then has a resolution of 5 instead of 100 microseconds. */
async function isolate(page) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'cross-origin-embedder-policy': 'require-corp' };
    return route.fulfill({ response, headers });
  });
}

async function logIn(page, url) {
  await page.goto(`${url}/login`);
  await page.locator('input[name=username]').fill(MEMBER.name);
  await page.locator('input[name=password]').fill(MEMBER.password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(`${url}/`);
}

/** Indices of slices by name, from the generated types. */
function sliceNumbers() {
  const source = fs.readFileSync(path.join(webDir, 'src/core/generated/views.ts'), 'utf8');
  const [, list] = /SLICES = \[([^\]]+)\]/.exec(source);
  return Object.fromEntries([...list.matchAll(/'(\w+)'/g)].map(([, name], number) => [name, number]));
}

/** Median and 95th percentile of each event, in milliseconds. */
export async function dispatchTimes(browser, url) {
  // The site's CSP forbids scripts that it does not serve, such as this one.
  const context = await browser.newContext({ bypassCSP: true });
  try {
    const page = await context.newPage();
    await isolate(page);
    await routePkg(page);
    await logIn(page, url);
    const { home, jackpot } = sliceNumbers();
    const times = await page.evaluate(measure, { rounds: ROUNDS, bootMs: BOOT_MS, home, jackpot });
    const at = (sorted, part) => sorted[Math.floor((sorted.length - 1) * part)];
    return Object.entries(times).map(([event, sorted]) => ({
      event,
      rounds: sorted.length,
      median: at(sorted, 0.5),
      p95: at(sorted, 0.95),
    }));
  } finally {
    await context.close();
  }
}
