// The crates of this workspace, read from cargo by folder, so that a split or renamed crate needs no change
// here.

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './project.mjs';

let known;

/**
 * `[{ name, folder, needs: [names], isDefault, tests: [names] }]`, folders relative to the root of the repository.
 */
export function crates() {
  known ??= readMetadata();
  return known;
}

function readMetadata() {
  const options = ['metadata', '--format-version', '1', '--no-deps', '--offline', '--locked'];
  const { status, stdout, stderr, error } = spawnSync('cargo', options, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`cargo metadata failed: ${stderr || error}`);
  return fromMetadata(JSON.parse(stdout), root);
}

/** The part of `cargo metadata --no-deps` that these scripts need. */
export function fromMetadata({ packages, workspace_default_members: members = [] }, base) {
  const own = new Set(packages.map(({ name }) => name));
  return packages.map(({ id, name, manifest_path: manifest, dependencies, targets }) => ({
    name,
    folder: path.relative(base, path.dirname(manifest)),
    needs: [...new Set(dependencies.map((it) => it.name))].filter((it) => own.has(it) && it !== name),
    isDefault: members.includes(id),
    tests: targets.filter(({ kind }) => kind.includes('test')).map((it) => it.name),
  }));
}

const isUnder = (file, folder) => folder === '' || file === folder || file.startsWith(`${folder}/`);

/** The crate that a file belongs to: the one with the innermost folder. */
export function crateOf(file, all = crates()) {
  const holders = all.filter(({ folder }) => isUnder(file, folder));
  return holders.sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** The names of the crates under a folder. */
export const cratesUnder = (folder, all = crates()) =>
  all.filter((crate) => isUnder(crate.folder, folder)).map(({ name }) => name);

/** `names` and all crates that depend on them, directly or indirectly. */
export function withDependents(names, all = crates()) {
  const found = new Set(names);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const { name, needs } of all) if (needs.some((it) => found.has(it))) found.add(name);
  }
  return all.filter(({ name }) => found.has(name)).map(({ name }) => name);
}
