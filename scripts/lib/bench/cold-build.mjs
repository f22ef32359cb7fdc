// A first start of a fresh clone: time until the site answers and until it is complete, and processor time of
// the build, which is more comparable than wall time on a busy machine.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../postgres.mjs';
import { root } from '../project.mjs';

const RUNS = 3;
/**
 * Polling intervals. The build may go on for minutes after the site answers, and each poll is a line in the
 * server's log.
 */
const POLL_INTERVAL_MS = { answer: 100, completion: 1000 };

/** The caller's environment variables that would direct the start outside its clone. */
const isForeign = (name) => /^(LUMORA_|CARGO_TARGET_DIR$|DATABASE_URL$)/.test(name);

/** Clones the last commit, with nothing built. */
function clone(folder) {
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', root, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git clone failed: ${stderr}`);
}

const seconds = (since) => (performance.now() - since) / 1000;

async function isThere(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Resolves when all of `urls` can be fetched; rejects when `start` exits first. */
async function until(start, urls, everyMs) {
  const missing = new Set(urls);
  while (missing.size > 0) {
    for (const url of missing) if (await isThere(url)) missing.delete(url);
    if (start.exitCode !== null || start.signalCode) throw new Error('scripts/start ended: see above');
    await sleep(everyMs);
  }
}

/** Processor seconds of a process and the children it has waited for; undefined without /proc. */
function processorSeconds(pid) {
  const file = `/proc/${pid}/stat`;
  if (!fs.existsSync(file)) return undefined;
  const ticks = Number(spawnSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).stdout);
  // Fields after the name, which may contain anything: utime, stime, cutime, cstime from the twelfth on.
  const fields = fs.readFileSync(file, 'utf8').split(') ').at(-1).split(' ');
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / ticks;
}

async function oneStart(folder) {
  const clonePath = path.join(folder, 'clone');
  clone(clonePath);
  const [port, gamesPort, paymentPort] = [await freePort(), await freePort(), await freePort()];
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isForeign(name)));
  const ports = { '--port': port, '--games-port': gamesPort, '--payment-port': paymentPort };
  const options = Object.entries(ports).flatMap(([option, number]) => [option, String(number)]);
  const started = performance.now();
  // The script execs the server, so this is the server's process as well.
  const start = spawn(path.join(clonePath, 'scripts/start'), options, { env, stdio: 'inherit' });
  const stop = () => start.kill('SIGTERM');
  process.once('exit', stop);
  const ended = once(start, 'exit');
  try {
    const url = `http://127.0.0.1:${port}`;
    await until(start, [`${url}/`], POLL_INTERVAL_MS.answer);
    const answers = seconds(started);
    const processor = processorSeconds(start.pid);
    console.log(`the site answers after ${answers.toFixed(0)} s`);
    const deferred = Object.values(await (await fetch(`${url}/deferred.json`)).json()).flat();
    const addresses = deferred.map((file) => url + file);
    await until(start, addresses, POLL_INTERVAL_MS.completion);
    return { answers, processor, complete: seconds(started) };
  } finally {
    process.off('exit', stop);
    stop();
    await ended;
  }
}

/** Several first starts in sequence. */
export async function coldBuilds() {
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lumora-first-start-'));
    try {
      runs.push(await oneStart(folder));
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
    printRun(runs.length, runs.at(-1));
  }
  return { runs };
}

function printRun(number, { answers, processor, complete }) {
  const used = processor === undefined ? '' : `, ${processor.toFixed(0)} s of processor time`;
  console.log(
    `first start ${number}: answers after ${answers.toFixed(0)} s${used}; complete after ${complete.toFixed(0)} s`,
  );
}

export function printColdBuilds({ runs }) {
  const spread = (key) => {
    const values = runs.map((run) => run[key]).sort((a, b) => a - b);
    return `${values.map((value) => value.toFixed(0)).join(', ')} s`;
  };
  console.log(`first start of a fresh clone, ${runs.length} runs from the fastest`);
  console.log(`  answers after     ${spread('answers')}`);
  if (runs.every(({ processor }) => processor !== undefined))
    console.log(`  processor time    ${spread('processor')}`);
  console.log(`  complete after    ${spread('complete')}`);
}
