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

/** Whether LUMORA_SLOW asks for the slow suite. Any other value than 1 or 0 is an error, as it would go unnoticed. */
export function isSlow(env = process.env) {
  const value = env.LUMORA_SLOW ?? '';
  if (!['', '0', '1'].includes(value)) throw new UsageError(`LUMORA_SLOW must be 1 or 0, not '${value}'`);
  return value === '1';
}

/** Options of a run besides its parts: part of the cache key of results. */
export const suiteOf = (env = process.env) =>
  [
    isSlow(env) ? 'slow' : 'default',
    env.LUMORA_SEEDS && `with ${env.LUMORA_SEEDS} seeds`,
    env.LUMORA_KILLS && `with ${env.LUMORA_KILLS} kills`,
  ]
    .filter(Boolean)
    .join(' ');

/** Paths, relative to `folder`, of all files under it whose name passes. */
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

/** Number of Rust tests under `folders` that are marked as slow. */
export const slowRustTests = (folders, base = root) =>
  matches(folders, isRust, /^\s*#\[ignore = "slow: [^"]+"\]/gm, base);

/** Number of Rust tests that are ignored without being slow: must be zero. */
export const otherwiseIgnored = (folders, base = root) =>
  matches(folders, isRust, /^\s*#\[ignore\b(?! = "slow: [^"]+"\])/gm, base);

/** Number of journeys, or groups of them, that are marked as slow. */
export const slowJourneys = (base = root) =>
  matches(['web/e2e'], (name) => name.endsWith('.spec.ts'), /@slow\b/g, base);

/** Files of slow Node tests under `folder`. */
export const slowNodeTests = (folder, base = root) =>
  filesOf(path.join(base, folder), (name) => /\.slow\.test\.(mjs|tsx?)$/.test(name));

/** Lines that say what a run without the slow suite has left out, of the requested parts. */
export function leftOut(parts) {
  const lines = parts.flatMap(([name, { slow }]) => (slow?.() ?? []).map((what) => `${name}: ${what}`));
  return lines.length > 0 ? `Left to the slow suite (LUMORA_SLOW=1 scripts/test): ${lines.join('; ')}` : '';
}

/** `['3 tests']`, or an empty list for zero. */
export const amount = (number, one, many = `${one}s`) =>
  number > 0 ? [`${number} ${number === 1 ? one : many}`] : [];
