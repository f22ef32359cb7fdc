// Latency of overviews, reports and lists of the agent centre for agents with small and very large teams, and
// of a settlement of real-time contracts, on both database engines; and how both scale with the size of the
// tree and the number of contracts.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../postgres.mjs';
import { command, goalResult, printPlans } from './loaded.mjs';
import { build } from './money.mjs';

/** Goals: milliseconds of a call at the 95th percentile, and seconds of the largest settlement. */
const GOAL_MS = 100;
const SETTLEMENT_GOAL_S = 20;
const ENGINES = ['sqlite', 'postgres'];
export const MEMBERS = 100_000;
const BETS = 10_000_000;
const RAW_BETS = 1_000_000;
/** Numbers of contracts in a settlement; in the smaller trees only the first is measured. */
const CONTRACTS = [500, 1_500, 5_000];
/** Fractions of the tree that are measured as well, to see how calls scale. */
const SMALLER = [0.1, 0.3];
/** Loads the data unless the folder was loaded before; returns the seconds it took, or null. */
function load(data, database, members) {
  const marker = path.join(data, 'loaded');
  if (fs.existsSync(marker)) return null;
  const began = performance.now();
  const part = (whole) => `${Math.max(1, Math.round((whole * members) / MEMBERS))}`;
  const size = ['--members', `${members}`, '--bets', part(BETS), '--raw-bets', part(RAW_BETS)];
  const output = command('lumora-server', ['sample-load-team', '--data', data, ...size], {
    DATABASE_URL: database ?? '',
  });
  fs.writeFileSync(marker, output);
  return (performance.now() - began) / 1000;
}

function measure(data, database, members, contracts) {
  fs.mkdirSync(data, { recursive: true });
  const seconds = load(data, database, members);
  const where = ['--database', database ?? path.join(data, 'lumora.db'), '--data', data];
  return {
    seconds,
    ...JSON.parse(command('money-bench', ['agents', ...where, '--contracts', contracts.join(',')])),
  };
}

/** Sizes of the measured trees, the smallest first. */
const sizes = (members) => [...SMALLER.map((part) => Math.round(members * part)), members];

async function onPostgres(members, contracts) {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'lumora-agents-postgres-'));
  const postgres = await startPostgres();
  try {
    return measure(data, postgres.url, members, contracts);
  } finally {
    await postgres.stop();
    fs.rmSync(data, { recursive: true, force: true });
  }
}

/**
 * Measures trees of each size on both engines, or on the named one. With a folder, data loaded into SQLite earlier
 * is reused, and kept.
 */
export async function agents({ members, folder, engine }) {
  if (engine !== undefined && !ENGINES.includes(engine))
    throw new Error(`unknown engine ${engine}: name ${ENGINES.join(' or ')}`);
  await build();
  const data = folder ?? fs.mkdtempSync(path.join(os.tmpdir(), 'lumora-agents-'));
  const report = { sqlite: [], postgres: [] };
  try {
    for (const size of sizes(members)) {
      const contracts = size === members ? CONTRACTS : CONTRACTS.slice(0, 1);
      if (engine !== 'postgres')
        report.sqlite.push(measure(path.join(data, `sqlite-${size}`), undefined, size, contracts));
      if (engine !== 'sqlite') report.postgres.push(await onPostgres(size, contracts));
    }
    return report;
  } finally {
    if (!folder) fs.rmSync(data, { recursive: true, force: true });
  }
}

const ms = (value) => value.toFixed(1).padStart(9);

function printCalls(calls) {
  console.log(
    `${'list'.padEnd(20)}${'filter'.padEnd(60)}${'agent'.padEnd(10)}${'team'.padStart(8)}${'p50 ms'.padStart(9)}${'p95 ms'.padStart(9)}  goal`,
  );
  for (const call of calls) {
    const line = call.list.padEnd(20) + call.filter.padEnd(60) + call.agent.padEnd(10);
    console.log(
      `${line}${`${call.team}`.padStart(8)}${ms(call.p50_ms)}${ms(call.p95_ms)}  ${goalResult(call.p95_ms <= GOAL_MS)}`,
    );
  }
}

/** The slowest call of each list in the largest tree, with the same call's time in the smaller ones. */
function printGrowth(reports) {
  const largest = reports.at(-1);
  console.log(`\np95 ms of the slowest call of each list, by members of the tree`);
  console.log(
    `${'list'.padEnd(20)}${'filter'.padEnd(60)}${'agent'.padEnd(10)}${reports.map((it) => `${it.people}`.padStart(9)).join('')}`,
  );
  for (const list of new Set(largest.calls.map((call) => call.list))) {
    const calls = largest.calls.filter((call) => call.list === list);
    const slowest = calls.reduce((one, other) => (other.p95_ms > one.p95_ms ? other : one));
    const same = (call) =>
      call.list === list && call.agent === slowest.agent && call.filter === slowest.filter;
    const figures = reports.map((it) => it.calls.find(same)?.p95_ms);
    const columns = figures.map((it) => (it === undefined ? '-'.padStart(9) : ms(it))).join('');
    console.log(list.padEnd(20) + slowest.filter.padEnd(60) + slowest.agent.padEnd(10) + columns);
  }
}

function printSettlements({ settlements }) {
  console.log('\na settlement of five minutes in which everybody has played');
  for (const { contracts, paid, seconds } of settlements)
    console.log(`${`${contracts}`.padStart(8)} contracts, ${paid} paid: ${seconds.toFixed(1)} s`);
}

/**
 * Prints calls and settlements beside their goals, how they scale, and the query plans; a missed goal fails the
 * bench.
 */
export function printAgents(report) {
  const missed = [];
  for (const engine of ENGINES.filter((name) => report[name].length > 0)) {
    const reports = report[engine];
    const { people, bets, raw_bets: raw, calls, plans, settlements, seconds } = reports.at(-1);
    console.log(`\n${engine}, ${people} agents and members, ${bets} bets, ${raw} of them one by one`);
    if (seconds !== null) console.log(`loaded in ${seconds.toFixed(0)} s`);
    printCalls(calls);
    printGrowth(reports);
    printSettlements(reports.at(-1));
    printPlans(plans);
    const slow = calls.filter((call) => call.p95_ms > GOAL_MS);
    const scanning = plans.filter((plan) => plan.scans.length > 0);
    const longest = Math.max(...settlements.map((it) => it.seconds));
    console.log(
      `${engine}: ${slow.length} of ${calls.length} calls miss ${GOAL_MS} ms, ${scanning.length} of ${plans.length} statements read a large table whole, the longest settlement took ${longest.toFixed(1)} s of ${SETTLEMENT_GOAL_S}`,
    );
    if (slow.length > 0) missed.push(`${engine}: ${slow.length} calls miss the goal`);
    if (scanning.length > 0) missed.push(`${engine}: ${scanning.length} statements read a large table whole`);
    if (longest > SETTLEMENT_GOAL_S) missed.push(`${engine}: a settlement takes too long`);
  }
  if (missed.length > 0) throw new Error(missed.join('; '));
}
