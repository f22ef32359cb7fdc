// Processor time of processes, from Linux's /proc; unknown on other systems.

import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Ticks per second in which Linux counts processor time. */
const TICKS = 100;
/** A process is idle if it uses less than this share of a core in several samples one second apart. */
const IDLE_SHARE = 0.05;
const IDLE_SAMPLES = 3;
const RESTS_WITHIN_MS = 180_000;

/** The fields after a process's name in /proc/PID/stat: the name may contain spaces. */
function statOf(pid) {
  const line = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}

/** Ticks of a process and its ended children; 0 if it has ended. */
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

/** Waits until a started server is idle: after its first start it measures its games. */
export async function waitUntilIdle(server) {
  const { pid } = server;
  if (!fs.existsSync(`/proc/${pid}/stat`)) return;
  const deadline = Date.now() + RESTS_WITHIN_MS;
  let before = ticks(pid);
  for (let idleSamples = 0; idleSamples < IDLE_SAMPLES; ) {
    if (Date.now() > deadline)
      throw new Error('the server goes on working by itself: what is measured now would be wrong');
    await sleep(1_000);
    if (server.exitCode !== null) throw new Error('the server ended by itself');
    const now = ticks(pid);
    idleSamples = now - before < IDLE_SHARE * TICKS ? idleSamples + 1 : 0;
    before = now;
  }
}
