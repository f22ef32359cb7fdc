// Chooses the modules of the server's integration tests that `scripts/test --quick` runs for the touched
// crates. All of them take longer than a quick run may.

import fs from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

/** Folder of the modules: each a file or a folder. */
export const TEST_MODULES = 'server/app/tests/all';

/** Number of tests that take about half a minute. */
const TESTS_IN_TIME = 100;

/** Modules with helpers and no tests. */
const HELPERS = new Set(['main', 'support', 'data']);

const sources = (file) =>
  fs.statSync(file).isDirectory()
    ? fs
        .readdirSync(file, { recursive: true })
        .filter((name) => name.endsWith('.rs'))
        .map((name) => fs.readFileSync(path.join(file, name), 'utf8'))
        .join('\n')
    : fs.readFileSync(file, 'utf8');

/** `[{ name, text }]` of this tree. */
export function testModules(folder = path.join(root, TEST_MODULES)) {
  const names = fs.readdirSync(folder).map((file) => [path.basename(file, '.rs'), path.join(folder, file)]);
  return names
    .filter(([name, file]) => !HELPERS.has(name) && (file.endsWith('.rs') || fs.statSync(file).isDirectory()))
    .map(([name, file]) => ({ name, text: sources(file) }));
}

const testsOf = ({ text }) => text.match(/#\[(tokio::)?test\b/g)?.length ?? 0;

const asModule = (name) => path.basename(name, '.rs').replaceAll('-', '_');

/**
 * Topics of a changed file of the server, from the names of its folders and its own:
 * `server/games/src/seamless/bet.rs`.
 */
function areasOf(file) {
  const [, inside] = /^server\/[^/]+\/src\/(.*\.rs)$/.exec(file) ?? [];
  return inside ? inside.split('/').map(asModule) : [];
}

/**
 * `{ run, left }`: the modules to run, and the number of the others. First those that changed, then those named
 * like a touched crate or a changed part of one, then those that use such a crate, as long as the time allows.
 * `folders` are those of the touched crates.
 */
export function chosenModules(folders, files, modules) {
  const crates = folders.map(asModule);
  const areas = [...crates, ...files.flatMap(areasOf)];
  const hasChanged = ({ name }) =>
    files.some(
      (file) => file.startsWith(`${TEST_MODULES}/${name}/`) || file === `${TEST_MODULES}/${name}.rs`,
    );
  const isNamedLike = ({ name }) => areas.some((area) => name === area || name.startsWith(`${area}_`));
  // After `::` the name is that of a test module which is called like a crate.
  const names = new RegExp(`(?<!::)\\b(${crates.join('|')})::`);
  const usesCrate = ({ text }) => crates.length > 0 && names.test(text);
  const ordered = new Set([hasChanged, isNamedLike, usesCrate].flatMap((passes) => modules.filter(passes)));
  const run = [];
  let tests = 0;
  for (const module of ordered) {
    tests += testsOf(module);
    if (tests <= TESTS_IN_TIME || hasChanged(module)) run.push(module.name);
  }
  return { run, left: modules.length - run.length };
}
