// Paths of the project. Every path that a script uses comes from here, so that scripts work in any folder and
// with any CARGO_TARGET_DIR.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Cargo's output: CARGO_TARGET_DIR if set, else `target/` of this clone. */
export const targetDir = path.resolve(root, process.env.CARGO_TARGET_DIR || 'target');

/**
 * Target folders for the command-line tools and for wasm, separate so that neither waits for the native build's
 * lock.
 */
export const toolsDir = path.join(targetDir, 'tools');
export const wasmDir = path.join(targetDir, 'wasm');

/** wasm-pack takes wasm-bindgen and its test runner from the first folder in PATH. */
export const toolsBin = path.join(toolsDir, 'debug');

/** Target folder of what `scripts/start` builds for this machine. */
const startDir = path.join(targetDir, 'start');
export const pkgWriter = path.join(startDir, 'pkg-writer');
export const serverBinary = path.join(startDir, 'lumora-server');

/** Logs and stamps of this clone, even if several clones share one CARGO_TARGET_DIR. */
export const stateDir = path.join(root, 'target', 'scripts');

export const webDir = path.join(root, 'web');
export const pkgDir = path.join(root, 'pkg');

export const wasmTarget = 'wasm32-unknown-unknown';

/** Environment with the wasm tools first in PATH. */
export function toolsEnvironment() {
  return { ...process.env, PATH: `${toolsBin}${path.delimiter}${process.env.PATH}` };
}

/**
 * Environment of builds that are shipped: no path of this machine gets into the files, and those of crates are
 * short. The caller's flags are kept, and `more` are appended.
 */
export function shippedEnvironment(...more) {
  const registry = path.join(process.env.CARGO_HOME || path.join(os.homedir(), '.cargo'), 'registry', 'src');
  const folders = fs.existsSync(registry) ? fs.readdirSync(registry) : [];
  const remapped = [[root, '.'], ...folders.map((folder) => [path.join(registry, folder), 'crates'])].map(
    ([from, to]) => `--remap-path-prefix=${from}=${to}`,
  );
  return compilerEnvironment(...remapped, ...more);
}

/** Environment with compiler flags in addition to RUSTFLAGS. */
export function compilerEnvironment(...more) {
  const flags = [...(process.env.RUSTFLAGS?.split(' ').filter(Boolean) ?? []), ...more];
  // The encoded form, since a path may contain spaces.
  return { ...process.env, CARGO_ENCODED_RUSTFLAGS: flags.join('\x1f') };
}

/** `file` as a path relative to the repository's root. */
export function relative(file) {
  const short = path.relative(root, file);
  return short.startsWith('..') ? file : short;
}

// `node project.mjs NAME` prints a path for the shell scripts.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = { serverBinary, targetDir, toolsBin, stateDir };
  const file = paths[process.argv[2]];
  if (!file)
    throw new Error(`no path is called "${process.argv[2]}"; there are: ${Object.keys(paths).join(', ')}`);
  console.log(file);
}
