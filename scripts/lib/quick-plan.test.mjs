import assert from 'node:assert/strict';
import test from 'node:test';
import { needsPackages, quickChecks } from './parts/quick.mjs';
import { quickPlan } from './quick-plan.mjs';

const crate = (name, folder, needs = [], isDefault = true) => ({ name, folder, needs, isDefault });
const ALL = [
  crate('core', 'core'),
  crate('qr', 'core/qr'),
  crate('strength', 'core/strength', ['core']),
  crate('module', 'core/modules/core', ['core'], false),
  crate('writer', 'scripts/pkg-writer', [], false),
  crate('ledger', 'server/ledger', ['core']),
  crate('app', 'server/app', ['ledger']),
];

const plan = (files, how) => quickPlan(files, ALL, how);
const names = (files, how) =>
  quickChecks(plan(files, how)).map((lane) => lane.map(([name]) => name).join(' '));

test('nothing that runs changed: nothing to run, and nothing left out', () => {
  assert.deepEqual(names(['README.md', 'core/README.md']), ['', '', '']);
  assert.deepEqual(plan(['server/README.md']).leftOut, []);
});

test('a file of the server asks for its crate and for those that need it', () => {
  const { rust, leftOut } = plan(['server/ledger/src/lib.rs']);
  const { server, ...crates } = rust;
  assert.deepEqual(crates, { touched: ['ledger'], tested: ['ledger', 'app'], untested: [] });
  assert.equal(server.holder, 'app');
  assert.ok(server.run.includes('ledger') && server.left > 0);
  assert.ok(leftOut.includes(`${server.left} modules of the server's integration tests`));
  assert.deepEqual(names(['server/ledger/src/lib.rs']), ['rust', 'format', '']);
  assert.ok(leftOut.some((what) => what.startsWith('PostgreSQL')));
  assert.ok(leftOut.includes('all journeys'));
});

test('a file of the core reaches what stands beside it, not the server, and no crate that is built for browsers only', () => {
  assert.deepEqual(plan(['core/src/app.rs']).rust.tested, ['core', 'strength']);
  assert.ok(plan(['core/src/app.rs']).leftOut.includes('the tests of ledger, app'));
  const { touched, tested } = plan(['core/modules/core/src/lib.rs']).rust;
  assert.deepEqual([touched, tested], [[], []]);
  assert.match(plan(['core/modules/core/src/lib.rs']).leftOut.join(), /browser \(wasm\)/);
});

test('what every crate is built with touches all of them', () => {
  assert.deepEqual(plan(['Cargo.lock']).rust.touched, ['core', 'qr', 'strength', 'ledger', 'app']);
});

test('texts are read by the core, by the server and by the views', () => {
  const { rust, units } = plan(['locales/EN/site.ftl']);
  assert.deepEqual(rust.touched, ['core', 'qr', 'strength', 'ledger', 'app']);
  assert.equal(units, 'all');
});

test('a view asks for its types, its style and the tests related to it', () => {
  const view = 'web/src/screens/home/Home.tsx';
  assert.deepEqual(names([view]), ['', 'web vitest', '']);
  assert.deepEqual(plan([view, 'web/src/gone.ts'], { exists: (file) => file === view }).units, [view]);
  assert.equal(plan(['web/vite/alias.ts']).units, 'all');
  assert.deepEqual(plan(['web/playwright.config.ts']).units, []);
});

test('a change of Rust alone needs no packages of npm', () => {
  assert.equal(needsPackages(plan(['server/ledger/src/lib.rs'])), false);
  assert.equal(needsPackages(plan(['core/src/view/route.rs'])), false);
  for (const file of ['scripts/lib/run.mjs', 'web/src/main.tsx', 'locales/en.json']) {
    assert.equal(needsPackages(plan([file])), true, file);
  }
});

test('generated files are compared once', () => {
  assert.deepEqual(names(['web/src/core/generated/Route.ts'])[0], 'generated');
  assert.deepEqual(names(['core/src/view/route.rs']), ['rust', 'format clippy', '']);
});

test('changed journeys run where the site is built, and are named when they do not', () => {
  const specs = ['a', 'b', 'c'].map((name) => `web/e2e/${name}.spec.ts`);
  const built = plan(specs);
  assert.deepEqual(built.journeys, specs.slice(0, 2));
  assert.ok(built.leftOut.includes('the journeys of 1 more changed files'));
  const bare = plan(specs, { isBuilt: () => false });
  assert.deepEqual(bare.journeys, []);
  assert.match(bare.leftOut.join(), /the site is not built/);
});

test('the scripts and what writes pkg/ have their own tests', () => {
  assert.deepEqual(names(['scripts/lib/run.mjs']), ['', 'scripts', '']);
  assert.deepEqual(names(['scripts/pkg-writer/src/main.rs']), ['writer', 'format scripts', '']);
  assert.deepEqual(names(['scripts/money-bench/src/main.rs']), ['tools', 'format scripts', '']);
});
