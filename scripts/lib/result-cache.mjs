// What a part of scripts/test counted when it last passed, kept for as long as nothing that it looks at has changed: to run
// it once more would say the same. A part that failed, in whatever it says, keeps nothing.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { stateDir } from './project.mjs';
import { isSlow, suiteOf } from './suite.mjs';

/** These scripts decide what every part runs, and how it is counted. */
const ALWAYS_INPUTS = ['scripts', '.ci'];

/** What is not in the repository and may change what a part says. */
const versions = () =>
  ['rustc', 'chromium', 'postgres']
    .map((program) => spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '')
    .concat(process.version)
    .join();

const fileOf = (name, folder) => path.join(folder, isSlow() ? `${name}.slow.json` : `${name}.json`);

/** A hash of all that a part looks at. Take it before the part runs: an edit made meanwhile then runs it again. */
export const hashOfInputs = (inputs, tools = versions(), suite = suiteOf()) =>
  fingerprint([...ALWAYS_INPUTS, ...inputs], `${suite}\0${tools}`);

/** `{ passed, skipped, at }` of the last run, when that passed and looked at the same; else undefined. */
export function cachedResult(name, hash, folder = path.join(stateDir, 'passed')) {
  try {
    const { hash: former, ...counts } = JSON.parse(fs.readFileSync(fileOf(name, folder), 'utf8'));
    return former === hash ? counts : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the counts of a run, or forgets the part when something in it failed. */
export function cacheResult(name, hash, { passed, failed, skipped }, folder = path.join(stateDir, 'passed')) {
  if (failed > 0 || passed === 0) {
    fs.rmSync(fileOf(name, folder), { force: true });
    return;
  }
  fs.mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  fs.writeFileSync(fileOf(name, folder), JSON.stringify({ hash, passed, skipped, at }));
}
