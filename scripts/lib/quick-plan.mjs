// What `scripts/test --quick` runs for the files that a change touches, and what it leaves to the whole of scripts/test. Only
// decides; parts/quick.mjs does it.

import { crateOf, withDependents } from './crates.mjs';
import { chosenModules, testModules } from './test-modules.mjs';

const isUnder = (file, folder) => file.startsWith(`${folder}/`);
const isText = (file) => file.endsWith('.md');

/** What every crate is built with. */
const OF_EVERY_CRATE = new Set(['Cargo.toml', 'Cargo.lock', 'rust-toolchain.toml', 'clippy.toml']);

/** Whose tests read locales/, which is no crate: the core's do, and the server speaks its titles. */
const READ_LOCALES = ['core', 'server'];

/** More spec files than this would not end in time. */
const JOURNEYS_IN_TIME = 2;

/** The default crates that the change touches, by name. */
function touchedCrates(files, all) {
  const own = all.filter(({ isDefault }) => isDefault);
  if (files.some((file) => OF_EVERY_CRATE.has(file))) return own.map(({ name }) => name);
  const readers = files.some((file) => isUnder(file, 'locales'))
    ? own.filter(({ folder }) => READ_LOCALES.some((it) => folder === it || folder.startsWith(`${it}/`)))
    : [];
  const holders = files.filter((file) => !isText(file)).map((file) => crateOf(file, all));
  const touched = new Set([...readers, ...holders.filter((crate) => crate?.isDefault)]);
  return own.filter((crate) => touched.has(crate)).map(({ name }) => name);
}

/**
 * The touched crates, and those beside them that need them. Others that need them are checked by clippy, and no more: the server
 * needs the core, and its tests alone take the time that there is.
 */
function testedCrates(touched, all) {
  const top = ({ folder }) => folder.split('/')[0];
  const tops = new Set(all.filter(({ name }) => touched.includes(name)).map(top));
  const dependents = new Set(withDependents(touched, all));
  const concerned = all.filter(({ name, isDefault }) => isDefault && dependents.has(name));
  const names = (isBeside) =>
    concerned.filter((it) => tops.has(top(it)) === isBeside).map(({ name }) => name);
  return { tested: names(true), untested: names(false) };
}

/** The crate whose integration tests are chosen by module, and which of them run. */
function serverTests(files, touched, all) {
  const holder = all.find(({ folder }) => folder === 'server/app');
  const folders = all.filter(({ name }) => touched.includes(name)).map(({ folder }) => folder);
  return { holder: holder?.name, ...chosenModules(folders, files, testModules()) };
}

/** What vitest is asked to run: everything, what is related to these files, or nothing. */
function unitTests(files) {
  const ofAll = (file) =>
    isUnder(file, 'locales') || isUnder(file, 'web/vite') || /^web\/[^/]+\.(ts|json)$/.test(file);
  if (files.some((file) => ofAll(file) && file !== 'web/playwright.config.ts')) return 'all';
  return files.filter((file) => /^web\/src\/.*\.(tsx?|css|json)$/.test(file));
}

/**
 * `{ rust: { touched, tested, untested, server: { holder, run, left } }, generated, writer, tools, format, scripts, web, units, journeys,
 * leftOut }` for the changed `files` of a tree with the crates `all`. `exists` says which files are still there, `isBuilt` whether the site is, from these sources.
 */
export function quickPlan(files, all, { exists = () => true, isBuilt = () => true } = {}) {
  const code = files.filter((file) => !isText(file));
  const any = (...folders) => code.some((file) => folders.some((folder) => isUnder(file, folder)));
  const touched = touchedCrates(files, all);
  const units = unitTests(code);
  const specs = code.filter((file) => /^web\/e2e\/.*\.spec\.ts$/.test(file) && exists(file));
  const inTime = specs.length > 0 && isBuilt() ? specs.slice(0, JOURNEYS_IN_TIME) : [];
  const plan = {
    rust: { touched, ...testedCrates(touched, all), server: serverTests(files, touched, all) },
    generated: any('core', 'web/src/core/generated', 'web/src/core/fixtures'),
    writer: any('scripts/pkg-writer'),
    tools: any('scripts/money-bench', 'scripts/tools'),
    format: code.some((file) => file.endsWith('.rs')),
    scripts: any('scripts', '.ci'),
    web: any('web', 'locales'),
    units: units === 'all' ? 'all' : units.filter(exists),
    journeys: inTime,
  };
  return { ...plan, leftOut: leftOut(plan, { code, any, specs, touched }) };
}

/** What the change might break and this run does not look at. */
function leftOut(plan, { code, any, specs, touched }) {
  const rust = touched.length > 0;
  const site = any('core', 'web', 'locales', 'pkg') || rust;
  const some = {
    [`the tests of ${plan.rust.untested.join(', ')}`]: plan.rust.untested.length > 0,
    [`${plan.rust.server.left} modules of the server's integration tests`]:
      plan.rust.tested.includes(plan.rust.server.holder) && plan.rust.server.left > 0,
    'PostgreSQL: the server is tested on SQLite': rust,
    'examples in doc comments': rust,
    'clippy of the plain server': rust && plan.rust.untested.length === 0,
    'all but 100 runs of the simulation': rust,
    'clippy, tests and build for the browser (wasm)': any('core', 'locales') || rust,
    'the fixtures build, Storybook and the site without Rust': any('web', 'locales'),
    'what a first visit downloads': site,
    'all journeys': (site || specs.length > 0) && plan.journeys.length === 0,
    'the journeys of files that have not changed, and slow ones': plan.journeys.length > 0,
    'the changed journeys: the site is not built from these sources (scripts/start --build-only)':
      specs.length > 0 && plan.journeys.length === 0,
    [`the journeys of ${specs.length - plan.journeys.length} more changed files`]:
      plan.journeys.length > 0 && specs.length > plan.journeys.length,
  };
  if (code.length === 0) return [];
  return Object.keys(some).filter((what) => some[what]);
}
