// Builds what `scripts/start` has deferred, beside the running server and at low priority.
// Its standard input is a pipe whose other end the server inherits: it closes when the server ends for
// whatever reason, which stops this process and its builds.

import { pathToFileURL } from 'node:url';
import { ensure, isBuilt } from './build.mjs';
import { DEFERRED } from './deferred.mjs';
import { runInBackground, seconds, stopAll, stopChildrenOnSignal } from './run.mjs';

/** Ends this process and its children when the other end of its standard input closes. */
export function endWithInput(input = process.stdin) {
  const end = () => {
    stopAll();
    process.exit(0);
  };
  input.on('end', end).on('error', end).resume();
}

/**
 * Builds each of `names` by `build`, even if others fail, and reports the outcome. `say` and `complain` take a line
 * each.
 */
export async function buildEach(names, build, { say = console.log, complain = console.error } = {}) {
  if (names.length === 0) return;
  const started = Date.now();
  say(`Building what no first page needs, while the site runs: ${names.join(', ')}`);
  const results = await Promise.allSettled(names.map(build));
  const failed = results.flatMap(({ reason }, at) => (reason ? [{ name: names[at], reason }] : []));
  for (const { name, reason } of failed)
    complain(
      `error: the site runs on without ${name}, which could not be built: ${reason.message}\nWhen the cause is gone, scripts/start --build-only adds it to the running site.`,
    );
  if (failed.length === 0) say(`Built ${names.join(', ')}: the site is complete (${seconds(started)})`);
}

async function main() {
  runInBackground();
  stopChildrenOnSignal();
  endWithInput();
  const step = (name) => `site-${name}`;
  await buildEach(
    DEFERRED.filter((name) => !isBuilt(step(name))),
    (name) => ensure(step(name)),
  );
  process.exit(0);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main();
