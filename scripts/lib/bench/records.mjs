// Latency of lists and sums of the member centre for members with few and with very many bets, on both
// engines, and the query plans. A statement that scans a large table completely fails, however fast it was.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../postgres.mjs';
import { command, goalResult, printPlans } from './loaded.mjs';
import { build } from './money.mjs';

/** Goals: milliseconds of a call at the 95th percentile, and seconds of loading the data into SQLite. */
const GOAL_MS = 30;
const LOAD_GOAL_S = 600;
/** Maximum additional memory in megabytes for creating a statement of 100,000 rows. */
const STATEMENT_GOAL_MB = 64;
export const BETS = 5_000_000;
const MEMBERS = 50_000;

/** Loads the data unless the folder was loaded before; returns the seconds it took, or null. */
function load(data, database, bets) {
  const marker = path.join(data, 'loaded');
  if (fs.existsSync(marker)) return null;
  const began = performance.now();
  const members = Math.max(1, Math.round((bets * MEMBERS) / BETS));
  const args = ['sample-load', '--data', data, '--bets', `${bets}`, '--members', `${members}`];
  const output = command('lumora-server', args, { DATABASE_URL: database ?? '' });
  fs.writeFileSync(marker, output);
  return (performance.now() - began) / 1000;
}

function measure(data, database, bets) {
  fs.mkdirSync(data, { recursive: true });
  const seconds = load(data, database, bets);
  const where = ['--database', database ?? path.join(data, 'lumora.db'), '--data', data];
  const report = JSON.parse(command('money-bench', ['records', ...where]));
  const statement = JSON.parse(command('money-bench', ['statement', ...where]));
  return { ...report, seconds, statement };
}

/** Measures both engines. With a folder, data loaded into it earlier is reused, and kept. */
export async function records({ bets, folder }) {
  await build();
  const data = folder ?? fs.mkdtempSync(path.join(os.tmpdir(), 'lumora-records-'));
  try {
    const sqlite = measure(path.join(data, 'sqlite'), undefined, bets);
    const postgres = await startPostgres();
    const onPostgres = fs.mkdtempSync(path.join(os.tmpdir(), 'lumora-records-postgres-'));
    try {
      return { bets, sqlite, postgres: measure(onPostgres, postgres.url, bets) };
    } finally {
      await postgres.stop();
      fs.rmSync(onPostgres, { recursive: true, force: true });
    }
  } finally {
    if (!folder) fs.rmSync(data, { recursive: true, force: true });
  }
}

function printCalls(calls) {
  const ms = (value) => value.toFixed(1).padStart(8);
  console.log(
    `${'list'.padEnd(16)}${'filter'.padEnd(56)}${'member'.padEnd(10)}${'bets'.padStart(8)}${'p50 ms'.padStart(8)}${'p95 ms'.padStart(8)}  goal`,
  );
  for (const call of calls) {
    const line = call.list.padEnd(16) + call.filter.padEnd(56) + call.member.padEnd(10);
    console.log(
      `${line}${`${call.bets}`.padStart(8)}${ms(call.p50_ms)}${ms(call.p95_ms)}  ${goalResult(call.p95_ms <= GOAL_MS)}`,
    );
  }
}

/** Prints calls beside the goal, and the query plans; a missed goal fails the bench. */
export function printRecords(report) {
  const missed = [];
  for (const engine of ['sqlite', 'postgres'].filter((name) => report[name])) {
    const { calls, plans, seconds, statement } = report[engine];
    console.log(`\n${engine}, ${report.bets} bets`);
    if (seconds !== null) {
      const goal = engine === 'sqlite' ? `, goal ${LOAD_GOAL_S}: ${goalResult(seconds <= LOAD_GOAL_S)}` : '';
      console.log(`loaded in ${seconds.toFixed(0)} s${goal}`);
    }
    printCalls(calls);
    printPlans(plans);
    const { rows, seconds: made, more_mb: more } = statement;
    const fits = more <= STATEMENT_GOAL_MB;
    console.log(
      `\na statement of ${rows} rows in ${made.toFixed(1)} s, ${more.toFixed(0)} MB more, goal ${STATEMENT_GOAL_MB}: ${goalResult(fits)}`,
    );
    const slow = calls.filter((call) => call.p95_ms > GOAL_MS);
    const scanning = plans.filter((plan) => plan.scans.length > 0);
    console.log(
      `${engine}: ${slow.length} of ${calls.length} calls miss ${GOAL_MS} ms, ${scanning.length} of ${plans.length} statements read a large table whole`,
    );
    if (slow.length > 0) missed.push(`${engine}: ${slow.length} calls miss the goal`);
    if (scanning.length > 0) missed.push(`${engine}: ${scanning.length} statements read a large table whole`);
    if (!fits) missed.push(`${engine}: a statement takes too much memory`);
  }
  if (missed.length > 0) throw new Error(missed.join('; '));
}
