// Shared by the benches on a loaded database: running its programs, and printing goals and plans.

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { targetDir } from '../project.mjs';

/** Output limit in bytes, well above the largest report. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Runs a program of the release build; returns its standard output. */
export function command(program, args, env = {}) {
  const options = {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: '', ...env },
  };
  const done = spawnSync(path.join(targetDir, 'release', program), args, options);
  if (done.status !== 0) throw new Error(`${program} ${args[0]} failed`);
  return done.stdout;
}

export const goalResult = (isMet) => (isMet ? 'met' : 'missed');

/** Prints statements with their query plans, and the large tables they scan completely. */
export function printPlans(plans) {
  for (const { lists, statement, plan, scans } of plans) {
    console.log(`\n[${lists.join(', ')}] ${statement}`);
    for (const line of plan) console.log(`    ${line}`);
    for (const table of scans) console.log(`    READS ${table} WHOLE`);
  }
}
