// Decides what `scripts/test --quick` runs for the files that a change touches, and what it leaves to the
// whole of scripts/test. parts/quick.mjs carries it out.

import { crateOf, withDependents } from './crates.mjs';
import { chosenModules, testModules } from './test-modules.mjs';

const isUnder = (file, folder) => file.startsWith(`${folder}/`);
const isText = (file) => file.endsWith('.md');

/** Inputs of every crate's build. */
const OF_EVERY_CRATE = new Set(['Cargo.toml', 'Cargo.lock', 'rust-toolchain.toml', 'clippy.toml']);

/** Crates whose tests read locales/, which is not a crate: the core's, and the server, which uses its titles. */
const READ_LOCALES = ['core', 'server'];

/** Maximum number of spec files that are quick enough. */
const JOURNEYS_IN_TIME = 2;

/** Names of the default crates that the change touches. */
function touchedCrates(files, all) {
  const own = all.filter(({ isDefault }) => isDefault);
  if (files.some((file) => OF_EVERY_CRATE.has(file))) return own.map(({ name }) => name);
  const readers = files.some((file) => isUnder(file, 'locales'))
    ? own.filter(({ folder }) => READ_LOCALES.some((it) => folder === it || folder.startsWith(`${it}/`)))
    : [];
  const owners = files.filter((file) => !isText(file)).map((file) => crateOf(file, all));
  const touched = new Set([...readers, ...owners.filter((crate) => crate?.isDefault)]);
  return own.filter((crate) => touched.has(crate)).map(({ name }) => name);
}

/**
 * The touched crates, and crates beside them that depend on them. Other dependents are only checked by clippy: the
 * server depends on the core, and its tests alone would take too long.
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

/** The crate whose integration tests are chosen by module, and which modules run. */
function serverTests(files, touched, all) {
  const holder = all.find(({ folder }) => folder === 'server/app');
  const folders = all.filter(({ name }) => touched.includes(name)).map(({ folder }) => folder);
  return { holder: holder?.name, ...chosenModules(folders, files, testModules()) };
}

/** What vitest runs: everything, tests related to these files, or nothing. */
function unitTests(files) {
  const ofAll = (file) =>
    isUnder(file, 'locales') || isUnder(file, 'web/vite') || /^web\/[^/]+\.(ts|json)$/.test(file);
  if (files.some((file) => ofAll(file) && file !== 'web/playwright.config.ts')) return 'all';
  return files.filter((file) => /^web\/src\/.*\.(tsx?|css|json)$/.test(file));
}

/**
 * The plan for the changed `files` of a tree with the crates `all`: `{ rust: { touched, tested, untested, server: {
 * holder, run, left } }, generated, writer, tools, format, scripts, web, units, journeys, leftOut }`. `exists`
 * tells which files still exist, `isBuilt` whether the site is built from these sources.
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

/** What the change might break and this run does not check. */
function leftOut(plan, { code, any, specs, touched }) {
  const rust = touched.length > 0;
  const site = any('core', 'web', 'locales', 'pkg') || rust;
  const omissions = {
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
  return Object.keys(omissions).filter((text) => omissions[text]);
}
