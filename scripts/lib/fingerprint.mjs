// Whether a build step is up to date: a stamp holds the hash of its inputs and the identity of its outputs.
// Inputs are compared by content, not by time, so that a checkout or a copied clone does not rebuild.

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root, stateDir } from './project.mjs';

/** Folders that hold output or dependencies, never sources. */
export const NOT_SOURCES = new Set([
  'node_modules',
  'target',
  'dist',
  'dist-fixtures',
  'storybook-static',
  'test-results',
  'playwright-report',
  '.git',
]);

/** Every source file under `input` (a file or folder of the repository), in a stable order. */
function sourceFiles(input) {
  const full = path.resolve(root, input);
  const stat = fs.statSync(full, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [full];
  return fs
    .readdirSync(full, { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = path.join(full, entry.name);
      if (entry.isDirectory()) return sourceFiles(child);
      return entry.isFile() ? [child] : [];
    });
}

/** Hash of the names and contents of all source files under `inputs`, and of `extra` (arguments, versions). */
export function fingerprint(inputs, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const file of inputs.flatMap(sourceFiles)) {
    hash.update(`\0${path.relative(root, file)}\0`).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/** Identity of the outputs (size and time, without reading them); null if one is missing. */
function identity(outputs) {
  const parts = outputs.map((file) => {
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    return stat && `${file}:${stat.size}:${stat.mtimeMs}`;
  });
  return parts.includes(undefined) ? null : parts.join('\n');
}

/** Path of a step's stamp. */
export const stampFile = (name) => path.join(stateDir, 'stamps', name);

/** Whether the step's inputs are those of its last success and its outputs are unchanged since. */
export function isUpToDate(name, inputHash, outputs) {
  const made = identity(outputs);
  if (made === null) return false;
  try {
    return fs.readFileSync(stampFile(name), 'utf8') === `${inputHash}\n${made}`;
  } catch {
    return false;
  }
}

/** Records a success. `inputHash` must be taken before the step ran: an edit made meanwhile then rebuilds. */
export function markUpToDate(name, inputHash, outputs) {
  const made = identity(outputs);
  if (made === null) throw new Error(`step ${name} did not make ${outputs.join(', ')}`);
  fs.mkdirSync(path.dirname(stampFile(name)), { recursive: true });
  fs.writeFileSync(stampFile(name), `${inputHash}\n${made}`);
}
