// Cost of a bet on an empty ledger and on one with months of entries: processor time of server and database,
// and throughput. Both are driven alternately, so that other load on the machine affects both.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { postgresBin } from '../install.mjs';
import { startPostgres } from '../postgres.mjs';
import { targetDir } from '../project.mjs';
import { build, command, startTable } from './money.mjs';
import { processorTime } from './processor.mjs';

export const ENTRIES = 20_000_000;
const CONNECTIONS = 64;
const TURNS = 5;
/** Maximum cost of a bet relative to an empty ledger. */
const GOAL = 1.2;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Drives a table once; returns microseconds of processor time per bet, and bets per second. The load driver is not
 * a child of the server.
 */
function turn(table, pids) {
  const time = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const before = time();
  const { bets, per_second: rate } = table.drive(CONNECTIONS);
  return { cost: ((time() - before) * 1e6) / bets, rate };
}

/** Drives both tables alternately; medians. */
function compare(tables, databases) {
  const turns = { empty: [], grown: [] };
  for (let number = 0; number < TURNS; number++) {
    for (const [name, table] of Object.entries(tables)) {
      turns[name].push(turn(table, [table.pid, ...databases]));
    }
  }
  const of = (name, key) => median(turns[name].map((one) => one[key]));
  const report = Object.fromEntries(
    Object.keys(turns).map((name) => [name, { cost: of(name, 'cost'), rate: of(name, 'rate') }]),
  );
  return { ...report, ratio: report.grown.cost / report.empty.cost, turns };
}

async function measure(engine, folder, entries, urls) {
  const load = (seats) => (location) => {
    console.log(`${engine}: loading ${entries} entries ...`);
    const began = performance.now();
    const stdio = ['ignore', 'inherit', 'inherit'];
    const args = ['load', '--database', location, '--seats', seats, '--entries', `${entries}`];
    command(path.join(targetDir, 'release', 'money-bench'), args, { stdio });
    seconds = (performance.now() - began) / 1000;
  };
  let seconds = 0;
  const seats = (name) => path.join(folder, `${engine}-${name}.json`);
  const tables = {};
  try {
    tables.empty = await startTable(seats('empty'), urls?.empty);
    tables.grown = await startTable(seats('grown'), urls?.grown, load(seats('grown')));
    await urls?.settle();
    return { ...compare(tables, urls ? [urls.pid] : []), loadSeconds: seconds };
  } finally {
    for (const table of Object.values(tables)) await table.stop();
  }
}

/** Two databases on one PostgreSQL. */
async function databases(postgres) {
  const bin = await postgresBin();
  const grown = postgres.url.replace(/postgres$/, 'grown');
  command(path.join(bin, 'psql'), ['-q', '-c', 'create database grown', postgres.url]);
  // Maintenance that would otherwise happen during the measurement.
  const settle = () =>
    command(path.join(bin, 'psql'), ['-q', '-c', 'vacuum analyze', '-c', 'checkpoint', grown]);
  return { empty: postgres.url, grown, settle, pid: postgres.pid };
}

/** The whole measurement, with servers and databases of its own. */
export async function grown(entries) {
  await build();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lumora-grown-'));
  const postgres = await startPostgres({ durable: true });
  try {
    const sqlite = await measure('sqlite', folder, entries);
    return {
      entries,
      sqlite,
      postgres: await measure('postgres', folder, entries, await databases(postgres)),
    };
  } finally {
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints the figures beside the goal. */
export function printGrown(report) {
  for (const engine of ['sqlite', 'postgres']) {
    const { empty, grown: full, ratio, loadSeconds } = report[engine];
    const figures = ({ cost, rate }) =>
      `${cost.toFixed(0)} us of processor time a bet, ${rate.toFixed(0)} a second`;
    console.log(`${engine}, empty ledger: ${figures(empty)}`);
    console.log(
      `${engine}, ${report.entries} entries: ${figures(full)} (loaded in ${loadSeconds.toFixed(0)} s)`,
    );
    const verdict = ratio <= GOAL ? 'met' : 'missed';
    console.log(
      `${engine}, cost of a bet ${ratio.toFixed(2)} times that on an empty ledger, goal ${GOAL}: ${verdict}; rate ${(full.rate / empty.rate).toFixed(2)} times`,
    );
  }
}
