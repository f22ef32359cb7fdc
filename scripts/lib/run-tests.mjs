// Runs the parts of scripts/test and adds up what they counted.

import fs from 'node:fs';
import { hashOf, keep, kept } from './kept.mjs';
import { clippy, clippyWasm, core, format, generated, server, wasm } from './parts/rust.mjs';
import { e2e, scripts, size, web } from './parts/web.mjs';
import { relative } from './project.mjs';
import { endWithChildren, seconds } from './run.mjs';

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
 * Two lanes keep two cores busy: one is bound by the native build, the other by the wasm build and Node. The journeys come
 * last and alone, because what they measure includes time.
 */
const PLAN = [
  [
    ['format', 'clippy', 'core', 'server', 'generated'],
    ['scripts', 'web', 'size', 'clippy-wasm', 'wasm'],
  ],
  [['e2e']],
];

/** Settings of the person who runs the tests that must not lead the tests to that person's data. */
const PERSONAL = ['DATABASE_URL', 'LUMORA_PORT', 'LUMORA_GAMES_PORT', 'LUMORA_DATA'];

const LOG_LINES = 120;

const HELP = `Usage: scripts/test [--again] [--only NAME]...

Runs all checks and tests, the same ones as the continuous integration, and ends with their number.
A part that passed before runs again only when something that it looks at has changed, or when it is asked for.
Installs Chromium and PostgreSQL where it may (apt, as root) and says what to do where it may not.

Options:
  --again       runs every part, as the continuous integration does
  --only NAME   runs one part; may be repeated
  --help        this text

Parts:
${Object.entries(PARTS)
  .map(([name, part]) => `  ${name.padEnd(12)}${part.about}`)
  .join('\n')}
`;

class UsageError extends Error {}

/** What the command line asks for: the parts, and whether those that passed run again. */
function chosen(args) {
  const names = [];
  let again = false;
  for (let at = 0; at < args.length; at++) {
    const [option, inline] = args[at].split('=', 2);
    if (option === '--again') {
      again = true;
      continue;
    }
    if (option !== '--only') throw new UsageError(`unknown option ${option}: see scripts/test --help`);
    const name = inline ?? args[++at];
    if (!PARTS[name]) throw new UsageError(`--only needs one of: ${Object.keys(PARTS).join(', ')}`);
    names.push(name);
  }
  return names.length > 0 ? { names, again: true } : { names: Object.keys(PARTS), again };
}

/** Apart: the parts that have something to do, with the hash of what they look at, and what is kept of the others. */
function sorted({ names, again }) {
  const hashes = new Map();
  const results = [];
  for (const name of names) {
    const hash = hashOf(PARTS[name].looksAt);
    const counts = again ? undefined : kept(name, hash);
    if (counts) {
      const { passed, skipped, at } = counts;
      console.log(`== ${name}: nothing that it looks at has changed since ${passed} passed at ${at}`);
      results.push({ name, passed, failed: 0, skipped, time: 'kept' });
    } else hashes.set(name, hash);
  }
  return { hashes, results };
}

/** Runs one part; an error in it is one failure, with its message. */
async function runPart(name, hash) {
  const started = Date.now();
  console.log(`== ${name}: ${PARTS[name].about}`);
  let result;
  try {
    result = await PARTS[name].run();
  } catch (error) {
    console.error(error.message);
    result = { passed: 0, failed: 1, skipped: 0 };
  }
  for (const log of result.logs ?? []) {
    const lines = fs.readFileSync(log, 'utf8').trimEnd().split('\n');
    console.log(`--- ${name}: end of ${relative(log)}\n${lines.slice(-LOG_LINES).join('\n')}\n---`);
  }
  keep(name, hash, result);
  const { passed, failed, skipped } = result;
  const time = seconds(started);
  console.log(`== ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped in ${time}`);
  return { name, passed, failed, skipped, time };
}

/** Runs the parts that have something to do by PLAN; a single lane is enough when little is chosen. */
async function runParts(wish) {
  const { hashes, results } = sorted(wish);
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
  const old = results.filter(({ time }) => time === 'kept').reduce((sum, { passed }) => sum + passed, 0);
  const note = old > 0 ? ` (${old} of them kept: scripts/test --again runs all)` : '';
  console.log(`\n${total('passed')} passed${note}, ${total('failed')} failed`);
  return total('failed');
}

async function main(args) {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(HELP);
    return 0;
  }
  const wish = chosen(args);
  for (const name of PERSONAL) delete process.env[name];
  endWithChildren();
  const started = Date.now();
  return printTable(await runParts(wish), started) > 0 ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`error: ${error.message}`);
  process.exitCode = 2;
}
