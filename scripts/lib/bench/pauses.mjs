// What the machine takes from whoever computes: other processes, and on a virtual machine its host, which says nothing of it. Threads
// that only look at the clock, one a core, see how long they were not run. A latency can not be better than that.

import os from 'node:os';
import { Worker } from 'node:worker_threads';

const SECONDS = 3;
/** What is shorter is the clock's and the runtime's own. */
const SHORTEST_MS = 0.5;

/** Runs in a thread: looks at the clock, and tells of each time that it was not run. */
function watch({ milliseconds, shortest }) {
  const pauses = [];
  const begun = performance.now();
  for (let last = begun; last - begun < milliseconds; ) {
    const now = performance.now();
    if (now - last > shortest) pauses.push(now - last);
    last = now;
  }
  return pauses;
}

const SOURCE = `
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.postMessage((${watch})(workerData));
`;

function watched(milliseconds) {
  const workerData = { milliseconds, shortest: SHORTEST_MS };
  return new Promise((resolve, reject) => {
    new Worker(SOURCE, { eval: true, workerData }).on('message', resolve).on('error', reject);
  });
}

/**
 * How long, in milliseconds, one of a hundred waits at least that comes at any moment of `total` and can not go on before the pause that it
 * falls into is over.
 */
export function waitOfOneInHundred(pauses, total) {
  const longerThan = (wait) => pauses.reduce((sum, pause) => sum + Math.max(0, pause - wait), 0) / total;
  let [below, above] = [0, Math.max(0, ...pauses)];
  while (above - below > 0.01) {
    const middle = (below + above) / 2;
    if (longerThan(middle) > 0.01) below = middle;
    else above = middle;
  }
  return above;
}

/** Latencies say something of a server where the machine alone keeps one of a hundred waiting for less than this. */
const QUIET_MS = 1;
const TRIES = 5;

/**
 * Measures something between two looks at the machine, again until it is quiet at both or for so many times; gives what was measured
 * in the quietest of them, the waits of both looks, and how often it was measured.
 */
export async function measuredInQuiet(measure, look = pauses) {
  const runs = [];
  const worst = ({ beside }) => Math.max(...beside.map(({ p99 }) => p99));
  do {
    const before = await look();
    const measured = await measure();
    runs.push({ ...measured, beside: [before, await look()] });
  } while (worst(runs.at(-1)) >= QUIET_MS && runs.length < TRIES);
  const quietest = runs.reduce((best, run) => (worst(run) < worst(best) ? run : best));
  return { ...quietest, tries: runs.length };
}

/** Looks for a few seconds, with all cores busy. */
export async function pauses(seconds = SECONDS) {
  const threads = os.availableParallelism();
  const all = (await Promise.all(Array.from({ length: threads }, () => watched(seconds * 1000)))).flat();
  const total = threads * seconds * 1000;
  return {
    share: all.reduce((sum, pause) => sum + pause, 0) / total,
    longest: Math.max(0, ...all),
    p99: waitOfOneInHundred(all, total),
  };
}
