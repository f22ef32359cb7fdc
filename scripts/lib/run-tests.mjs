// Runs the parts of scripts/test and adds up their counts.

import fs from 'node:fs';
import path from 'node:path';
import { isBuilt } from './build.mjs';
import { baseCommit, changedFiles, cleanCommit, notePassed } from './changes.mjs';
import { crates } from './crates.mjs';
import { logEnd } from './log-end.mjs';
import { runQuick } from './parts/quick.mjs';
import { clippy, clippyWasm, core, format, generated, server, wasm } from './parts/rust.mjs';
import { e2e, scripts, size, web } from './parts/web.mjs';
import { relative, root } from './project.mjs';
import { quickPlan } from './quick-plan.mjs';
import { cachedResult, cacheResult, hashOfInputs } from './result-cache.mjs';
import { seconds, stopChildrenOnSignal } from './run.mjs';
import { isSlow, leftOut } from './suite.mjs';
import { UsageError } from './usage-error.mjs';

const PARTS = {
  format,
  clippy,
  'clippy-wasm': clippyWasm,
  core,
  server,
  generated,
  wasm,
  scripts,
  web,
  size,
  e2e,
};

/**
 * Two lanes keep two cores busy: one is bound by the native build, the other by the wasm build and Node. The
 * journeys run last and alone, because they measure times as well.
 */
const PLAN = [
  [
    ['format', 'clippy', 'core', 'server', 'generated'],
    ['scripts', 'web', 'size', 'clippy-wasm', 'wasm'],
  ],
  [['e2e']],
];

/** Personal settings that must not lead the tests to the user's own data. */
const PERSONAL_VARIABLES = ['DATABASE_URL', 'LUMORA_PORT', 'LUMORA_GAMES_PORT', 'LUMORA_DATA'];

const LOG_LINES = 120;

const HELP = `Usage: scripts/test [--again] [--only NAME]...
       scripts/test --quick [--since COMMIT]

Runs all checks and tests, the same ones as the continuous integration, and ends with their number.
A part that passed before runs again only when something that it looks at has changed, or when it is asked for.
Installs Chromium and PostgreSQL where it may (apt, as root) and says what to do where it may not.

Options:
  --again         runs every part, as the continuous integration does
  --only NAME     runs one part; may be repeated
  --quick         answers for what a change touches, in minutes once everything has been built before:
                  format, clippy and tests of the touched crates and of those that need them, TypeScript, biome,
                  the related vitest, changed journeys where the site is built; it ends with what it left out
  --since COMMIT  what --quick compares with; else the last commit that the whole of scripts/test passed, or where
                  this branch left main, whichever is nearer; the working tree always counts
  --help          this text

Variables:
  LUMORA_SLOW=1   adds the slow suite: the simulation with 10,000 runs, and every test that is marked as slow
                  (scripts/README.md says how); without it the run ends with what it left out
  LUMORA_SEEDS=N  how many runs the simulation takes, instead of 1,500 (with --quick 100)

Parts:
${Object.entries(PARTS)
  .map(([name, part]) => `  ${name.padEnd(12)}${part.about}`)
  .join('\n')}
`;

/** Parses the command line: the parts, whether cached ones run again, and whether it must be quick. */
function parseArguments(args) {
  const names = [];
  const flags = { '--again': false, '--quick': false };
  let since;
  for (let index = 0; index < args.length; index++) {
    const [option, inline] = args[index].split('=', 2);
    if (option in flags) {
      flags[option] = true;
      continue;
    }
    if (option !== '--only' && option !== '--since')
      throw new UsageError(`unknown option ${option}: see scripts/test --help`);
    const value = inline ?? args[++index];
    if (option === '--since') since = value;
    else if (PARTS[value]) names.push(value);
    else throw new UsageError(`--only needs one of: ${Object.keys(PARTS).join(', ')}`);
  }
  const { '--again': again, '--quick': quick } = flags;
  if (quick && (again || names.length > 0)) throw new UsageError('--quick chooses by itself what it runs');
  if (since !== undefined && (!quick || !since)) throw new UsageError('--since names a commit for --quick');
  if (quick && isSlow()) throw new UsageError('--quick leaves the slow suite out: unset LUMORA_SLOW');
  const all = names.length === 0;
  return { names: all ? Object.keys(PARTS) : names, all, again: again || !all, quick, since };
}

/** Separates the parts that have to run, with the hash of their inputs, from those with a cached result. */
function splitByCache({ names, again }) {
  const hashes = new Map();
  const results = [];
  for (const name of names) {
    const hash = hashOfInputs(PARTS[name].inputs);
    const counts = again ? undefined : cachedResult(name, hash);
    if (counts) {
      const { passed, skipped, at } = counts;
      console.log(`== ${name}: nothing that it looks at has changed since ${passed} passed at ${at}`);
      results.push({ name, passed, failed: 0, skipped, time: 'cached' });
    } else hashes.set(name, hash);
  }
  return { hashes, results };
}

/** Runs `work` under a name; an error in it counts as one failure, with its message. */
async function runOne(name, about, work) {
  const started = Date.now();
  console.log(`== ${name}: ${about}`);
  let result;
  try {
    result = await work();
  } catch (error) {
    console.error(error.message);
    result = { passed: 0, failed: 1, skipped: 0 };
  }
  for (const log of result.logs ?? []) {
    const lines = logEnd(fs.readFileSync(log, 'utf8'), LOG_LINES);
    console.log(`--- ${name}: end of ${relative(log)}\n${lines.join('\n')}\n---`);
  }
  const { passed, failed, skipped } = result;
  const time = seconds(started);
  console.log(`== ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped in ${time}`);
  return { name, passed, failed, skipped, time };
}

async function runPart(name, hash) {
  const result = await runOne(name, PARTS[name].about, PARTS[name].run);
  cacheResult(name, hash, result);
  return result;
}

/** Runs the parts by PLAN; a single lane is used when few are chosen. */
async function runParts(options) {
  const { hashes, results } = splitByCache(options);
  const lane = async (parts) => {
    for (const part of parts) if (hashes.has(part)) results.push(await runPart(part, hashes.get(part)));
  };
  for (const lanes of PLAN) await Promise.all(lanes.map(lane));
  return results;
}

function printTable(results, started) {
  const row = (cells) =>
    `${cells[0].padEnd(12)}${cells
      .slice(1)
      .map((cell) => String(cell).padStart(9))
      .join('')}`;
  console.log(`\n${row(['part', 'passed', 'failed', 'skipped', 'time'])}`);
  for (const { name, passed, failed, skipped, time } of results)
    console.log(row([name, passed, failed, skipped, time]));
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log(row(['all', total('passed'), total('failed'), total('skipped'), seconds(started)]));
  const cached = results.filter(({ time }) => time === 'cached').reduce((sum, { passed }) => sum + passed, 0);
  const note = cached > 0 ? ` (${cached} of them cached: scripts/test --again runs all)` : '';
  console.log(`\n${total('passed')} passed${note}, ${total('failed')} failed`);
  return total('failed');
}

/** Runs what the change touches, and reports what was left out. */
async function runQuickly({ since }, started) {
  const { commit, why } = baseCommit({ since });
  const files = changedFiles(commit);
  console.log(`${files.length} files differ from ${commit.slice(0, 12)} (${why})`);
  const exists = (file) => fs.existsSync(path.join(root, file));
  const plan = quickPlan(files, crates(), { exists, isBuilt: () => isBuilt('site') });
  const failed = printTable(await runQuick(plan, runOne), started);
  if (plan.leftOut.length > 0) console.log(`Left to scripts/test: ${plan.leftOut.join('; ')}`);
  return failed;
}

async function runAll(options, started) {
  const testedCommit = options.all ? cleanCommit() : undefined;
  const failed = printTable(await runParts(options), started);
  const omission = isSlow() ? '' : leftOut(options.names.map((name) => [name, PARTS[name]]));
  if (omission) console.log(omission);
  if (failed === 0) notePassed(testedCommit);
  return failed;
}

async function main(args) {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(HELP);
    return 0;
  }
  const options = parseArguments(args);
  for (const name of PERSONAL_VARIABLES) delete process.env[name];
  stopChildrenOnSignal();
  return (await (options.quick ? runQuickly : runAll)(options, Date.now())) > 0 ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`error: ${error.message}`);
  process.exitCode = 2;
}
