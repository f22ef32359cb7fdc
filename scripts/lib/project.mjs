// Where things are. Every path that a script uses comes from here, so that scripts work from any folder and with any
// CARGO_TARGET_DIR.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Cargo's output: CARGO_TARGET_DIR when it is set, else `target/` of this clone. */
export const targetDir = path.resolve(root, process.env.CARGO_TARGET_DIR || 'target');

/** Own folders for the command-line tools and for wasm, so that neither waits for the native build's lock. */
export const toolsDir = path.join(targetDir, 'tools');
export const wasmDir = path.join(targetDir, 'wasm');

/** wasm-pack takes wasm-bindgen and its test runner from the folder that it finds first in PATH. */
export const toolsBin = path.join(toolsDir, 'debug');

/** What `scripts/start` builds for this machine. */
const startDir = path.join(targetDir, 'start');
export const pkgWriter = path.join(startDir, 'pkg-writer');
export const serverBinary = path.join(startDir, 'lumora-server');

/** Logs and stamps of this clone, even when several clones share one CARGO_TARGET_DIR. */
export const stateDir = path.join(root, 'target', 'scripts');

export const webDir = path.join(root, 'web');
export const pkgDir = path.join(root, 'pkg');

export const wasmTarget = 'wasm32-unknown-unknown';

/** The environment with the wasm tools first in PATH. */
export function toolsEnvironment() {
  return { ...process.env, PATH: `${toolsBin}${path.delimiter}${process.env.PATH}` };
}

/**
 * The environment of builds that are shipped: no path of this machine reaches the file, and those of crates are short.
 * Flags of the caller stay, and `more` come behind them.
 */
export function shippedEnvironment(...more) {
  const registry = path.join(process.env.CARGO_HOME || path.join(os.homedir(), '.cargo'), 'registry', 'src');
  const folders = fs.existsSync(registry) ? fs.readdirSync(registry) : [];
  const remapped = [[root, '.'], ...folders.map((folder) => [path.join(registry, folder), 'crates'])].map(
    ([from, to]) => `--remap-path-prefix=${from}=${to}`,
  );
  return compilerEnvironment(...remapped, ...more);
}

/** The environment with flags for the compiler beside those of RUSTFLAGS. */
export function compilerEnvironment(...more) {
  const flags = [...(process.env.RUSTFLAGS?.split(' ').filter(Boolean) ?? []), ...more];
  // Encoded, since a path may hold spaces.
  return { ...process.env, CARGO_ENCODED_RUSTFLAGS: flags.join('\x1f') };
}

/** `path` as someone in the repository would type it. */
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
