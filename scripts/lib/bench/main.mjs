// scripts/bench: performance figures, printed and written as JSON.

import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { ensure } from '../build.mjs';
import { browser as findBrowser } from '../install.mjs';
import { webDir } from '../project.mjs';
import { stopChildrenOnSignal } from '../run.mjs';
import { agents, MEMBERS, printAgents } from './agents.mjs';
import { coldBuilds, printColdBuilds } from './cold-build.mjs';
import { ENTRIES, grown, printGrown } from './grown.mjs';
import { limits, printLimits } from './limits.mjs';
import { money, printMoney } from './money.mjs';
import { BETS, printRecords, records } from './records.mjs';
import { printRules, ruleTimes } from './rules.mjs';
import { printSearch, searchTimes } from './search.mjs';
import { printWeb, VISITS, web } from './web.mjs';

const HELP = `Usage: scripts/bench web|rules|search|money|limits|records|agents|start [--json FILE]
       scripts/bench money --grown[=ENTRIES] [--json FILE]
       scripts/bench records [--bets=NUMBER] [--folder=FOLDER] [--json FILE]
       scripts/bench agents [--members=NUMBER] [--folder=FOLDER] [--engine=sqlite|postgres] [--json FILE]

web   a first visit on Slow 4G (150 ms, 200,000 B/s) with a 4 times slower processor: first and largest contentful
      paint, layout shift, when the first screen is whole and what travelled until then; and the time of a dispatch in the
      page, unthrottled. ${VISITS} visits, each told; one whose banner never comes fails.

money bets by the seamless call over kept connections, on SQLite and PostgreSQL, beside the disk and pgbench. With --grown
      instead: what a bet costs on an empty ledger and on one of ${ENTRIES} entries, which are loaded first.

limits pairs of bets on both engines, one of a member without limits and one of a member with all of them and a month of play, in turns: how much
      longer the second takes.

records the lists and sums of the member centre on both engines, on ${BETS} bets that \`lumora-server sample-load\` makes first: what each takes for
      members with few and with very many bets and each kind of filter, the plans of their statements, and the memory that a statement of 100,000 rows
      takes. What misses its goal, or reads a large table whole, fails. With --folder, what was loaded into it before serves again.

agents the agent centre on both engines, on one tree of ${MEMBERS} agents and members eight deep with ten million bets in its figures and a million one by
      one, which \`lumora-server sample-load-team\` makes first: overviews, reports and lists for agents with small and very large teams, a settlement of up
      to 5,000 real-time contracts, the plans of their statements, and how calls grow from a tenth of the tree on. What misses its goal, or
      reads a large table whole, fails. With --folder, what was loaded into it before serves again.

rules a registration form of 17 fields, checked by the core's rules and by zod, valibot and ajv, in one page of Chromium.

search ten thousand titles typed letter by letter in the search of the core, in MiniSearch and in Fuse, in one page of Chromium with a
      4 times slower processor; size of the index, and at which place misspelt titles are found. Installs the other two.

start the first scripts/start of a fresh clone of the last commit, with its crates and packages in the caches of cargo
      and npm: until the site answers, until it is complete, and the processor time until it answers. Three runs, which
      take a quarter of an hour.

web, rules and search build what has changed; web runs against a server of its own with fresh sample data.
`;

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

/** Machine and time of the measurement: figures depend on both. */
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

async function search() {
  await ensure('npm', 'wasm-core');
  const browser = await launch();
  try {
    return { ...circumstances(), ...(await searchTimes(browser)) };
  } finally {
    await browser.close();
  }
}

const bets = async () => ({ ...circumstances(), ...(await money()) });

const limitedBets = async () => ({ ...circumstances(), ...(await limits()) });

const betsOnGrown = (entries) => async () => ({ ...circumstances(), ...(await grown(entries)) });

/** Parses the options of `records`; returns them and the other arguments. */
function recordsOptions(args) {
  const option = (name) => args.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
  const rest = args.filter((argument) => !/^--(bets|folder)=/.test(argument));
  return { options: { bets: Number(option('bets') ?? BETS), folder: option('folder') }, rest };
}

const lists = (options) => async () => ({ ...circumstances(), ...(await records(options)) });

/** Parses the options of `agents`; returns them and the other arguments. */
function agentsOptions(args) {
  const option = (name) => args.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
  const rest = args.filter((argument) => !/^--(members|folder|engine)=/.test(argument));
  const options = { members: Number(option('members') ?? MEMBERS), folder: option('folder') };
  return { options: { ...options, engine: option('engine') }, rest };
}

const centre = (options) => async () => ({ ...circumstances(), ...(await agents(options)) });

const firstStarts = async () => ({ ...circumstances(), ...(await coldBuilds()) });

async function firstVisits() {
  await ensure('npm', 'site', 'server');
  return { ...circumstances(), ...(await web(launch)) };
}

/** The number of entries given to `--grown`; null for another option. */
function grownEntries(option) {
  const [, number] = /^--grown(?:=(\d+))?$/.exec(option ?? '') ?? [null];
  if (number === undefined && option !== '--grown') return null;
  return Number(number ?? ENTRIES);
}

async function main(args) {
  stopChildrenOnSignal();
  if (args.includes('--help') || args.includes('-h')) return process.stdout.write(HELP);
  const entries = args[0] === 'money' ? grownEntries(args[1]) : null;
  const { options, rest } = recordsOptions(args);
  const { options: ofAgents, rest: restOfAgents } = agentsOptions(args);
  const asked = { records: rest, agents: restOfAgents }[args[0]] ?? args;
  const [what, option, file, ...more] = entries === null ? asked : ['grown', ...args.slice(2)];
  const benches = {
    web: [firstVisits, printWeb],
    rules: [rules, printRules],
    search: [search, printSearch],
    money: [bets, printMoney],
    limits: [limitedBets, printLimits],
    records: [lists(options), printRecords],
    agents: [centre(ofAgents), printAgents],
    start: [firstStarts, printColdBuilds],
    ...(entries !== null && { grown: [betsOnGrown(entries), printGrown] }),
  };
  const bench = benches[what];
  const known = bench && more.length === 0 && (option === undefined || (option === '--json' && file));
  if (!known) throw new Error(`unknown arguments "${args.join(' ')}": see scripts/bench --help`);
  const [take, print] = bench;
  const report = await take();
  if (file) fs.writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  printLoad(report);
  print(report);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(`error: ${error.message}`);
  process.exitCode = 1;
}
