// scripts/bench: figures a person quotes, printed and written as JSON.

import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { ensure } from '../build.mjs';
import { browser as findBrowser } from '../install.mjs';
import { webDir } from '../project.mjs';
import { stopChildrenOnSignal } from '../run.mjs';
import { coldBuilds, printColdBuilds } from './cold-build.mjs';
import { coldStart } from './cold-start.mjs';
import { dispatchTimes } from './dispatch.mjs';
import { ENTRIES, grown, printGrown } from './grown.mjs';
import { money, printMoney } from './money.mjs';
import { printRules, ruleTimes } from './rules.mjs';
import { startSite } from './site.mjs';

const VISITS = 5;

const HELP = `Usage: scripts/bench web|rules|money|start [--json FILE]
       scripts/bench money --grown[=ENTRIES] [--json FILE]

web   a first visit on Slow 4G (150 ms, 200,000 B/s) with a 4 times slower processor: first and largest contentful
      paint, layout shift, bytes; and the time of a dispatch in the page, unthrottled. Medians of ${VISITS} visits.

money bets by the seamless call over kept connections, on SQLite and PostgreSQL, beside the disk and pgbench. With --grown
      instead: what a bet costs on an empty ledger and on one of ${ENTRIES} entries, which are loaded first.

rules a registration form of 17 fields, checked by the core's rules and by zod, valibot and ajv, in one page of Chromium.

start the first scripts/start of a fresh clone of the last commit, with its crates and packages in the caches of cargo
      and npm: until the site answers, until it is complete, and the processor time until it answers. Three runs, which
      take a quarter of an hour.

web and rules build what has changed; web runs against a server of its own with fresh sample data.
`;

const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/** What the project asks for; the bench reports, it does not judge, as other machines differ. */
const TARGETS = { fcp: 1000, lcp: 2500, cls: 0.02 };

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function launch() {
  const { chromium: executablePath } = await findBrowser();
  const { chromium } = createRequire(path.join(webDir, 'package.json'))('playwright-core');
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  return chromium.launch({ executablePath, args: quiet });
}

async function visits(browser, url, viewport) {
  const runs = [];
  for (let visit = 0; visit < VISITS; visit++) runs.push(await coldStart(browser, url, viewport));
  const of = (key) => median(runs.map((run) => run[key]));
  const middle = {
    fcp: of('fcp'),
    lcp: of('lcp'),
    cls: of('cls'),
    bytes: of('bytes'),
    requests: of('requests'),
  };
  return { median: middle, lcpElement: runs.at(-1).lcpElement, runs };
}

function printWeb(report) {
  const note = (value, target) => `${value <= target ? 'within' : 'over'} ${target}`;
  for (const [name, { median: middle, lcpElement }] of Object.entries(report.coldStart)) {
    console.log(`cold start, ${name}`);
    console.log(`  first contentful paint    ${middle.fcp.toFixed(0)} ms (${note(middle.fcp, TARGETS.fcp)})`);
    console.log(
      `  largest contentful paint  ${middle.lcp.toFixed(0)} ms (${note(middle.lcp, TARGETS.lcp)}): ${lcpElement}`,
    );
    console.log(`  layout shift              ${middle.cls.toFixed(4)} (${note(middle.cls, TARGETS.cls)})`);
    console.log(
      `  transferred               ${(middle.bytes / 1000).toFixed(0)} kB in ${middle.requests} requests`,
    );
  }
  console.log('dispatch, with the reading of what changed and the start of its calls');
  for (const { event, median: middle, p95 } of report.dispatch) {
    console.log(
      `  ${event.padEnd(25)} ${(middle * 1000).toFixed(0)} us median, ${(p95 * 1000).toFixed(0)} us at 95%`,
    );
  }
}

/** Where and when figures were taken: a busy machine has others. */
const circumstances = () => ({
  at: new Date().toISOString(),
  cpu: os.cpus()[0]?.model,
  cores: os.cpus().length,
  load: os.loadavg()[0],
});

function printLoad(report) {
  if (report.load > report.cores / 2)
    console.log(
      `This machine was busy (load ${report.load.toFixed(1)}): times are longer than on a quiet one.`,
    );
}

async function rules() {
  await ensure('npm', 'wasm-rules');
  const browser = await launch();
  try {
    return { ...circumstances(), ...(await ruleTimes(browser)) };
  } finally {
    await browser.close();
  }
}

const bets = async () => ({ ...circumstances(), ...(await money()) });

const betsOnGrown = (entries) => async () => ({ ...circumstances(), ...(await grown(entries)) });

const firstStarts = async () => ({ ...circumstances(), ...(await coldBuilds()) });

async function web() {
  await ensure('npm', 'site', 'server');
  const site = await startSite();
  try {
    const browser = await launch();
    try {
      const report = { ...circumstances(), coldStart: {} };
      for (const [name, viewport] of Object.entries(VIEWPORTS)) {
        console.log(`${VISITS} first visits, ${name} ...`);
        report.coldStart[name] = await visits(browser, site.url, viewport);
      }
      report.dispatch = await dispatchTimes(browser, site.url);
      return report;
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
  }
}

/** The number of entries that `--grown` names; nothing for another option. */
function grownEntries(option) {
  const [, number] = /^--grown(?:=(\d+))?$/.exec(option ?? '') ?? [null];
  if (number === undefined && option !== '--grown') return null;
  return Number(number ?? ENTRIES);
}

async function main(args) {
  stopChildrenOnSignal();
  if (args.includes('--help') || args.includes('-h')) return process.stdout.write(HELP);
  const entries = args[0] === 'money' ? grownEntries(args[1]) : null;
  const [what, option, file, ...more] = entries === null ? args : ['grown', ...args.slice(2)];
  const benches = {
    web: [web, printWeb],
    rules: [rules, printRules],
    money: [bets, printMoney],
    start: [firstStarts, printColdBuilds],
    ...(entries !== null && { grown: [betsOnGrown(entries), printGrown] }),
  };
  const bench = benches[what];
  const known = bench && more.length === 0 && (option === undefined || (option === '--json' && file));
  if (!known) throw new Error(`unknown arguments "${args.join(' ')}": see scripts/bench --help`);
  const [take, print] = bench;
  const report = await take();
  printLoad(report);
  print(report);
  if (file) fs.writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(`error: ${error.message}`);
  process.exitCode = 1;
}
