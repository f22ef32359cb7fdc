// Runs the parts of scripts/test and adds up what they counted.

import fs from 'node:fs';
import { clippy, format, generated, nativePart, wasm } from './parts/rust.mjs';
import { e2e, scripts, size, web } from './parts/web.mjs';
import { relative } from './project.mjs';
import { endWithChildren, seconds } from './run.mjs';

const PARTS = { format, clippy, native: nativePart, generated, wasm, scripts, web, size, e2e };

/**
 * Two lanes keep two cores busy: one is bound by the native build, the other by the wasm build and Node, and by what the
 * journeys need (`prepare`). The journeys come last and alone, because what they measure includes time.
 */
const PLAN = [
  [
    ['format', 'clippy', 'native', 'generated'],
    ['scripts', 'web', 'size', 'prepare', 'wasm'],
  ],
  [['e2e']],
];

/** Settings of the person who runs the tests that must not lead the tests to that person's data. */
const PERSONAL = ['DATABASE_URL', 'LUMORA_PORT', 'LUMORA_GAMES_PORT', 'LUMORA_DATA'];

const LOG_LINES = 120;

const HELP = `Usage: scripts/test [--only NAME]...

Runs all checks and tests, the same ones as the continuous integration, and ends with their number.
Installs Chromium and PostgreSQL where it may (apt, as root) and says what to do where it may not.

Options:
  --only NAME   runs one part; may be repeated
  --help        this text

Parts:
${Object.entries(PARTS)
  .map(([name, part]) => `  ${name.padEnd(12)}${part.about}`)
  .join('\n')}
`;

class UsageError extends Error {}

/** The parts that the command line asks for. */
function chosen(args) {
  const names = [];
  for (let at = 0; at < args.length; at++) {
    const [option, inline] = args[at].split('=', 2);
    if (option !== '--only') throw new UsageError(`unknown option ${option}: see scripts/test --help`);
    const name = inline ?? args[++at];
    if (!PARTS[name]) throw new UsageError(`--only needs one of: ${Object.keys(PARTS).join(', ')}`);
    names.push(name);
  }
  return names.length > 0 ? names : Object.keys(PARTS);
}

/** Makes what the chosen parts need. What fails here fails again in its part, and is counted there. */
async function prepare(names) {
  await Promise.allSettled(names.map((name) => PARTS[name].prepare?.()));
}

/** Runs one part; an error in it is one failure, with its message. */
async function runPart(name) {
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
  const { passed, failed, skipped } = result;
  const time = seconds(started);
  console.log(`== ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped in ${time}`);
  return { name, passed, failed, skipped, time };
}

/** Runs the chosen parts by PLAN; a single lane is enough when little is chosen. */
async function runParts(names) {
  const results = [];
  const lane = async (parts) => {
    for (const part of parts) {
      if (part === 'prepare') await prepare(names);
      else if (names.includes(part)) results.push(await runPart(part));
    }
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
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed');
}

async function main(args) {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(HELP);
    return 0;
  }
  const names = chosen(args);
  for (const name of PERSONAL) delete process.env[name];
  endWithChildren();
  const started = Date.now();
  return printTable(await runParts(names), started) > 0 ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`error: ${error.message}`);
  process.exitCode = 2;
}
