import assert from 'node:assert/strict';
import test from 'node:test';
import { chosenModules, TEST_MODULES, testModules } from './test-modules.mjs';

const tests = (number, text = '') => `${text}\n${'#[tokio::test]\n'.repeat(number)}`;
const MODULES = [
  { name: 'rewards', text: tests(3) },
  { name: 'rewards_late', text: tests(1) },
  { name: 'levels', text: tests(2, 'use rewards::levels;') },
  { name: 'lists', text: tests(2, 'use crate::rewards::list;') },
  { name: 'many', text: tests(900, 'rewards::all();') },
  { name: 'other', text: tests(2) },
];
const chosen = (folders, files = []) => chosenModules(folders, files, MODULES);

test('modules run that are called as a touched crate is or name one, as far as they end in time', () => {
  assert.deepEqual(chosen(['server/rewards']), { run: ['rewards', 'rewards_late', 'levels'], left: 3 });
  assert.deepEqual(chosen(['server/fair-play']), { run: [], left: 6 });
  assert.deepEqual(chosen([]), { run: [], left: 6 });
});

test('a part of a crate has the modules of its name', () => {
  const of = (file) => chosen(['server/app'], [file]).run;
  assert.deepEqual(of('server/app/src/other.rs'), ['other']);
  assert.deepEqual(of('server/app/src/lists/mod.rs'), ['lists']);
  assert.deepEqual(of('server/app/openapi.json'), []);
});

test('a module that has changed runs, however long', () => {
  const files = [`${TEST_MODULES}/many/a.rs`, `${TEST_MODULES}/other.rs`];
  assert.deepEqual(chosen([], files).run, ['many', 'other']);
});

test('every module of this tree is known, and most crates have one of their name', () => {
  const names = testModules().map(({ name }) => name);
  for (const name of ['rewards', 'cashier', 'agents', 'structure']) assert.ok(names.includes(name), name);
  assert.ok(!names.includes('main') && !names.includes('support'));
});
