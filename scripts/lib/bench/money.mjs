// Throughput of bets by the seamless call, as a supplier places them, on both engines; beside it, on the same
// disk and within the same minutes, that of the disk and of pgbench. The ratio is what counts: it is
// comparable between machines.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { postgresBin } from '../install.mjs';
import { startPostgres } from '../postgres.mjs';
import { targetDir } from '../project.mjs';
import { run } from '../run.mjs';
import { measuredInQuiet } from './pauses.mjs';
import { startSite } from './site.mjs';

const RELEASE = path.join(targetDir, 'release');
const BENCH = path.join(RELEASE, 'money-bench');
const SECONDS = 8;
const PLAYERS = 256;
const SYNC_MS = 2_000;

/** Goals as multiples of pgbench's throughput, by connections. `best` refers to pgbench's highest figure. */
const GOALS = {
  sqlite: {
    1: { of: 1, times: 1 },
    8: { of: 8, times: 0.9 },
    64: { of: 64, times: 4 },
    256: { of: 'best', times: 3 },
  },
  postgres: { 1: { of: 1, times: 0.4 }, 8: { of: 8, times: 0.6 }, 64: { of: 64, times: 1.5 } },
};
/** Goal for the 99th percentile at half of the highest throughput. */
const P99_GOAL_MS = 8;

export const build = () =>
  run('money bench', [
    'cargo',
    'build',
    '--release',
    '--locked',
    '-p',
    'lumora-server',
    '-p',
    'money-bench',
    '--target-dir',
    targetDir,
  ]);

/** Small synced writes per second. */
function syncsPerSecond(folder) {
  const file = fs.openSync(path.join(folder, 'sync'), 'w');
  const block = Buffer.alloc(4096, 1);
  let count = 0;
  const from = performance.now();
  while (performance.now() - from < SYNC_MS) {
    fs.writeSync(file, block);
    fs.fdatasyncSync(file);
    count++;
  }
  fs.closeSync(file);
  return (count * 1000) / (performance.now() - from);
}

export function command(name, args, options = {}) {
  const result = spawnSync(name, args, { encoding: 'utf8', ...options });
  if (result.status !== 0)
    throw new Error(`${path.basename(name)} ${args[0]} failed: ${result.stderr || result.error}`);
  return result.stdout;
}

/**
 * Fills a new server's write-ahead log once, so that it recycles existing files like a server that has run for a
 * while.
 */
function fillLog(psql, url) {
  const message = `pg_logical_emit_message(false, '', repeat('-', 1000000))`;
  const fill = `select count(${message}) from generate_series(1, 1500)`;
  command(psql, ['-q', '-c', fill, '-c', 'checkpoint', url]);
}

/** pgbench: transactions per second by number of connections, and its latency at half of the highest rate. */
async function pgbench(url, connections, folder) {
  const tool = path.join(await postgresBin(), 'pgbench');
  command(tool, ['-i', '-q', '-s', '10', url]);
  const place = (count, ...options) =>
    command(tool, ['-c', `${count}`, '-j', '2', '-T', `${SECONDS}`, ...options, url]);
  const rates = {};
  for (const count of connections) {
    rates[count] = Number(/tps = ([\d.]+)/.exec(place(count))?.[1]);
  }
  const rate = Math.max(...Object.values(rates)) / 2;
  const halfRate = await measuredInQuiet(() => {
    const log = fs.mkdtempSync(path.join(folder, 'pgbench-'));
    place(64, '-R', `${rate}`, '-l', '--log-prefix', path.join(log, 'transactions'));
    return { per_second: rate, p99: percentile(latencies(log), 0.99) };
  });
  return { rates, halfRate };
}

/** The latencies in pgbench's logs in a folder, in milliseconds, each counted from when its transaction was due. */
function latencies(folder) {
  const lines = fs.readdirSync(folder).flatMap((name) => {
    return fs.readFileSync(path.join(folder, name), 'utf8').trim().split('\n');
  });
  return lines.map((line) => Number(line.split(' ')[2]) / 1000);
}

const percentile = (values, share) => values.sort((a, b) => a - b)[Math.floor(values.length * share)];

/**
 * Starts a server with members seated at games, which are listed in the file `seats`; `drive(connections)` places
 * bets for them. `fillMore` gets the database's location and adds to it before the server starts.
 */
export async function startTable(seats, database, fillMore = () => {}) {
  const fill = (data) => {
    const location = database ?? path.join(data, 'lumora.db');
    command(BENCH, ['prepare', '--database', location, '--players', `${PLAYERS}`, '--out', seats]);
    fillMore(location);
  };
  const binary = path.join(RELEASE, 'lumora-server');
  const server = await startSite({ binary, database, site: false, fill });
  const drive = (connections, ...options) =>
    JSON.parse(
      command(BENCH, [
        ...['drive', '--seats', seats, '--port', `${server.port}`, '--connections', `${connections}`],
        ...['--seconds', `${SECONDS}`, ...options],
      ]),
    );
  return { ...server, drive };
}

/**
 * Bets by number of connections, then at half of the highest throughput (`warmUp` is called before), and for a
 * supplier with other ids. The half is measured after the server has finished its background work, at a quiet
 * moment of the machine if there is one.
 */
async function bets(engine, folder, { database, warmUp = () => {} } = {}) {
  const server = await startTable(path.join(folder, `${engine}.json`), database);
  try {
    const { drive, waitUntilIdle } = server;
    const byConnections = {};
    for (const connections of Object.keys(GOALS[engine])) {
      byConnections[connections] = drive(connections);
      const rate = byConnections[connections].per_second.toFixed(0);
      console.log(`${engine}, ${connections} connections: ${rate} a second`);
    }
    const highest = Math.max(...Object.values(byConnections).map((report) => report.per_second));
    warmUp();
    await waitUntilIdle();
    const halfRate = await measuredInQuiet(async () => {
      const report = drive(64, '--rate', `${highest / 2}`);
      await waitUntilIdle();
      return report;
    });
    return { byConnections, halfRate, randomIds: drive(64, '--ids', 'random') };
  } finally {
    await server.stop();
  }
}

/** The whole measurement, with a server and databases of its own. */
export async function money() {
  await build();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lumora-money-'));
  const postgres = await startPostgres({ durable: true });
  try {
    const report = { syncsPerSecond: syncsPerSecond(folder) };
    report.pgbench = await pgbench(postgres.url, [1, 8, 64], folder);
    report.sqlite = await bets('sqlite', folder);
    const psql = path.join(await postgresBin(), 'psql');
    const database = postgres.url;
    report.postgres = await bets('postgres', folder, { database, warmUp: () => fillLog(psql, database) });
    return report;
  } finally {
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const figure = (number) => number.toFixed(0).padStart(7);

/** Prints the figures beside the goals. */
export function printMoney(report) {
  const best = Math.max(...Object.values(report.pgbench.rates));
  console.log(`this disk, fdatasync a second ${figure(report.syncsPerSecond)}`);
  for (const [connections, rate] of Object.entries(report.pgbench.rates)) {
    console.log(`pgbench TPC-B, ${connections.padStart(3)} connections ${figure(rate)} a second`);
  }
  const { per_second: half, p99: pgbenchP99 } = report.pgbench.halfRate;
  console.log(
    `pgbench TPC-B at half of its highest rate ${figure(half)} a second, p99 ${pgbenchP99.toFixed(1)} ms`,
  );
  for (const [engine, goals] of Object.entries(GOALS)) {
    for (const [connections, { of, times }] of Object.entries(goals)) {
      const { per_second: rate, p50, p99 } = report[engine].byConnections[connections];
      const ratio = rate / (of === 'best' ? best : report.pgbench.rates[of]);
      const verdict = `${ratio.toFixed(2)} x pgbench (${of}), goal ${times}: ${ratio >= times ? 'met' : 'missed'}`;
      console.log(
        `${engine.padEnd(9)} ${connections.padStart(3)} connections ${figure(rate)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms   ${verdict}`,
      );
    }
    const { per_second: rate, p99, beside, tries } = report[engine].halfRate;
    const verdict = `goal ${P99_GOAL_MS} ms: ${p99 <= P99_GOAL_MS ? 'met' : 'missed'}`;
    console.log(
      `${engine.padEnd(9)} at half of the highest rate ${figure(rate)} a second, p99 ${p99.toFixed(1)} ms   ${verdict}, in the quietest of ${tries}`,
    );
    for (const { share, longest, p99: wait } of beside) {
      console.log(
        `  this machine beside it: a thread that computes is not run for ${(share * 100).toFixed(1)}% of the time, ${longest.toFixed(1)} ms at the most; one of a hundred waits ${wait.toFixed(1)} ms for that alone`,
      );
    }
    const random = report[engine].randomIds.per_second;
    console.log(
      `${engine.padEnd(9)}  64 connections ${figure(random)} a second of a supplier whose ids are random`,
    );
  }
}
