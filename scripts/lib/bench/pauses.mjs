// Measures how long the machine withholds the processor: other processes, and on a virtual machine its host,
// which does not report it. One thread per core only reads the clock and records gaps. A measured latency
// cannot be better than these.

import os from 'node:os';
import { Worker } from 'node:worker_threads';

const SECONDS = 3;
/** Shorter gaps are due to the clock and the JavaScript runtime. */
const SHORTEST_MS = 0.5;

/** Runs in a thread: reads the clock and reports each gap. */
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
 * The 99th percentile, in milliseconds, of the wait of work that arrives at a random moment of `total` and is
 * delayed to the end of the pause it falls into.
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

/** Latencies are meaningful only if the machine's own 99th percentile is below this. */
const QUIET_MS = 1;
const TRIES = 5;

/**
 * Runs `measure` between two looks at the machine, and repeats until it was quiet in both or the attempts are used
 * up; returns the result of the quietest attempt, the waits of both looks, and the number of attempts.
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

/** Looks for pauses for a few seconds, with all cores busy. */
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
