// What the benches on a loaded database share: its programs, and how goals and plans are printed.

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { targetDir } from '../project.mjs';

/** Much more than what is printed for each call of the largest report. */
const MOST_OUTPUT = 256 * 1024 * 1024;

/** Runs a program of the optimised build; gives what it prints. */
export function command(program, args, env = {}) {
  const options = {
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: '', ...env },
  };
  const done = spawnSync(path.join(targetDir, 'release', program), args, options);
  if (done.status !== 0) throw new Error(`${program} ${args[0]} failed`);
  return done.stdout;
}

/** Whether a goal is met, in a word. */
export const said = (isMet) => (isMet ? 'met' : 'missed');

/** Statements with their plans, and the large tables that they read whole. */
export function printPlans(plans) {
  for (const { lists, statement, plan, scans } of plans) {
    console.log(`\n[${lists.join(', ')}] ${statement}`);
    for (const line of plan) console.log(`    ${line}`);
    for (const table of scans) console.log(`    READS ${table} WHOLE`);
  }
}
