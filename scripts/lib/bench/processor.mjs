// The processor time of processes, as Linux tells it. Elsewhere nothing is known of it.

import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Of a second, as Linux counts the time of processes. */
const TICKS = 100;
/** Whoever uses less than this share of a core, for so many looks that are a second apart, rests. */
const RESTING = 0.05;
const LOOKS = 3;
const RESTS_WITHIN_MS = 180_000;

/** What stands behind the name of a process in its line of /proc: the name may hold blanks. */
function statOf(pid) {
  const line = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}

/** Ticks of a process and of its children that have ended; none of one that has ended meanwhile. */
function ticks(pid) {
  try {
    return statOf(pid)
      .slice(11, 15)
      .reduce((sum, number) => sum + Number(number), 0);
  } catch {
    return 0;
  }
}

function childrenOf(pid) {
  const isChild = (other) => {
    try {
      return Number(statOf(other)[1]) === pid;
    } catch {
      return false;
    }
  };
  return fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isChild(name));
}

/** Seconds of processor time of a process and its children. */
export const processorTime = (pid) =>
  [pid, ...childrenOf(pid)].reduce((sum, one) => sum + ticks(one), 0) / TICKS;

/** Waits until a server that has just started has nothing left to do: after its first start it measures its games. */
export async function rests(server) {
  const { pid } = server;
  if (!fs.existsSync(`/proc/${pid}/stat`)) return;
  const deadline = Date.now() + RESTS_WITHIN_MS;
  let before = ticks(pid);
  for (let looks = 0; looks < LOOKS; ) {
    if (Date.now() > deadline)
      throw new Error('the server goes on working by itself: what is measured now would be wrong');
    await sleep(1_000);
    if (server.exitCode !== null) throw new Error('the server ended by itself');
    const now = ticks(pid);
    looks = now - before < RESTING * TICKS ? looks + 1 : 0;
    before = now;
  }
}
