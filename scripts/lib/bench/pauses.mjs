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
