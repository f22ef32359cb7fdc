// The slow suite: tests that are worth their time, but not in every run. LUMORA_SLOW=1 adds it to scripts/test; the
// continuous integration decides when. What a run without it leaves out is named at its end.
//
// A test joins it by a mark that its own runner knows, so that no test ever passes by doing nothing:
//   Rust        #[ignore = "slow: why"] on the test
//   Playwright  { tag: '@slow' } on the journey
//   Node        a file called *.slow.test.mjs, in web/ *.slow.test.ts or .tsx

import fs from 'node:fs';
import path from 'node:path';
import { NOT_SOURCES } from './fingerprint.mjs';
import { root } from './project.mjs';
import { UsageError } from './usage-error.mjs';

/** Whether LUMORA_SLOW asks for the slow suite. Another word than 1 or 0 is a mistake that would go unseen. */
export function isSlow(env = process.env) {
  const value = env.LUMORA_SLOW ?? '';
  if (!['', '0', '1'].includes(value)) throw new UsageError(`LUMORA_SLOW must be 1 or 0, not '${value}'`);
  return value === '1';
}

/** What a run was asked for beyond its parts: results of one are not kept for another. */
export const suiteOf = (env = process.env) =>
  [
    isSlow(env) ? 'slow' : 'default',
    env.LUMORA_SEEDS && `with ${env.LUMORA_SEEDS} seeds`,
    env.LUMORA_KILLS && `with ${env.LUMORA_KILLS} kills`,
  ]
    .filter(Boolean)
    .join(' ');

/** Every file under `folder` whose name passes, with its path from there. */
function filesOf(folder, passes) {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (NOT_SOURCES.has(entry.name)) return [];
    if (entry.isDirectory()) return filesOf(file, passes);
    return entry.isFile() && passes(entry.name) ? [file] : [];
  });
}

const matches = (folders, passes, pattern, base) =>
  folders
    .flatMap((folder) => filesOf(path.join(base, folder), passes))
    .reduce((sum, file) => sum + (fs.readFileSync(file, 'utf8').match(pattern)?.length ?? 0), 0);

const isRust = (name) => name.endsWith('.rs');

/** How many Rust tests under `folders` are marked as slow. */
export const slowRustTests = (folders, base = root) =>
  matches(folders, isRust, /^\s*#\[ignore = "slow: [^"]+"\]/gm, base);

/** How many Rust tests are left out without being slow: nothing may be. */
export const otherwiseIgnored = (folders, base = root) =>
  matches(folders, isRust, /^\s*#\[ignore\b(?! = "slow: [^"]+"\])/gm, base);

/** How many journeys, or groups of them, are marked as slow. */
export const slowJourneys = (base = root) =>
  matches(['web/e2e'], (name) => name.endsWith('.spec.ts'), /@slow\b/g, base);

/** Files of slow tests in Node under `folder`. */
export const slowNodeTests = (folder, base = root) =>
  filesOf(path.join(base, folder), (name) => /\.slow\.test\.(mjs|tsx?)$/.test(name));

/** What a run without the slow suite says it has left out, from the parts that it was asked for. */
export function leftOut(parts) {
  const lines = parts.flatMap(([name, { slow }]) => (slow?.() ?? []).map((what) => `${name}: ${what}`));
  return lines.length > 0 ? `Left to the slow suite (LUMORA_SLOW=1 scripts/test): ${lines.join('; ')}` : '';
}

/** `3 tests`, or nothing for none. */
export const amount = (number, one, many = `${one}s`) =>
  number > 0 ? [`${number} ${number === 1 ? one : many}`] : [];
