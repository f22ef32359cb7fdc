// Caches the counts of a part of scripts/test that passed, for as long as none of its inputs has changed. A
// failed part is not cached.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { stateDir } from './project.mjs';
import { isSlow, suiteOf } from './suite.mjs';

/** These scripts determine what every part runs, and how it is counted. */
const ALWAYS_INPUTS = ['scripts', '.ci'];

/** Versions of tools outside the repository that may change a part's result. */
const versions = () =>
  ['rustc', 'chromium', 'postgres']
    .map((program) => spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '')
    .concat(process.version)
    .join();

const fileOf = (name, folder) => path.join(folder, isSlow() ? `${name}.slow.json` : `${name}.json`);

/** Hash of all inputs of a part. Take it before the part runs: an edit made meanwhile then runs it again. */
export const hashOfInputs = (inputs, tools = versions(), suite = suiteOf()) =>
  fingerprint([...ALWAYS_INPUTS, ...inputs], `${suite}\0${tools}`);

/** `{ passed, skipped, at }` of the last run, if that passed with the same inputs; else undefined. */
export function cachedResult(name, hash, folder = path.join(stateDir, 'passed')) {
  try {
    const { hash: former, ...counts } = JSON.parse(fs.readFileSync(fileOf(name, folder), 'utf8'));
    return former === hash ? counts : undefined;
  } catch {
    return undefined;
  }
}

/** Caches the counts of a run, or removes those of the part if something failed. */
export function cacheResult(name, hash, { passed, failed, skipped }, folder = path.join(stateDir, 'passed')) {
  if (failed > 0 || passed === 0) {
    fs.rmSync(fileOf(name, folder), { force: true });
    return;
  }
  fs.mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  fs.writeFileSync(fileOf(name, folder), JSON.stringify({ hash, passed, skipped, at }));
}
