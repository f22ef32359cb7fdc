// How long an event takes from the view to the new slice, in the page, as the bridge does it: dispatch, then read every
// slice that changed. It runs a core of its own beside the page's, from the same pkg/, against the same server.

import fs from 'node:fs';
import path from 'node:path';
import { pkgDir } from '../project.mjs';

const EVENTS = {
  'toggle the theme': { site: 'toggleTheme' },
  'pause the jackpot': { home: 'toggleJackpot' },
};
const ROUNDS = 100;
/** Events a round: the page's clock ticks in steps of 100 us, far longer than one event. */
const BATCH = 50;
const BOOT_MS = 20_000;

/** Runs in the page: starts a core, waits for its data, and times each event. Milliseconds, sorted. */
async function measure({ events, rounds, batch, bootMs }) {
  const glue = await import('/bench/core_bg.js');
  const module = await WebAssembly.compileStreaming(fetch('/bench/core_bg.wasm'));
  const { exports } = await WebAssembly.instantiate(module, { './core_bg.js': { ...glue } });
  glue.__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  let changedAt = performance.now();
  const readChanged = (mask) => {
    changedAt = performance.now();
    for (let slice = 0; mask >> slice > 0; slice++) if (mask & (1 << slice)) glue.read(slice);
  };
  const ignore = () => {};
  glue.init({ seal: async () => null }, readChanged, ignore, ignore);
  glue.dispatch({ route: { entered: { path: '/', query: '' } } });
  const until = performance.now() + bootMs;
  while (performance.now() < until && performance.now() - changedAt < 1000)
    await new Promise(requestAnimationFrame);
  const times = {};
  for (const [name, event] of Object.entries(events)) {
    const taken = [];
    for (let round = 0; round < rounds; round++) {
      const started = performance.now();
      for (let time = 0; time < batch; time++) {
        if (glue.dispatch(event) === 0) throw new Error(`the event to ${name} changed nothing`);
      }
      taken.push((performance.now() - started) / batch);
    }
    times[name] = taken.sort((a, b) => a - b);
  }
  glue.shutdown();
  return times;
}

/** Serves pkg/ to the page, as wasm-pack wrote it. */
async function routePkg(page) {
  const types = { '.js': 'text/javascript', '.wasm': 'application/wasm' };
  await page.route('**/bench/core_bg.*', (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    const body = fs.readFileSync(path.join(pkgDir, name));
    return route.fulfill({ body, contentType: types[path.extname(name)] });
  });
}

/** Median and 95th percentile of each event, in milliseconds. */
export async function dispatchTimes(browser, url) {
  // The policy of the site forbids scripts that it does not serve, such as this one.
  const context = await browser.newContext({ bypassCSP: true });
  try {
    const page = await context.newPage();
    await routePkg(page);
    await page.goto(url);
    const times = await page.evaluate(measure, {
      events: EVENTS,
      rounds: ROUNDS,
      batch: BATCH,
      bootMs: BOOT_MS,
    });
    const at = (sorted, part) => sorted[Math.floor((sorted.length - 1) * part)];
    return Object.entries(times).map(([event, sorted]) => ({
      event,
      median: at(sorted, 0.5),
      p95: at(sorted, 0.95),
    }));
  } finally {
    await context.close();
  }
}
