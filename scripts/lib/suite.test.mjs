import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {
  amount,
  isSlow,
  leftOut,
  otherwiseIgnored,
  slowJourneys,
  slowNodeTests,
  slowRustTests,
  suiteOf,
} from './suite.mjs';

/** A folder with these files, deleted after the test. */
function tree(context, files) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lumora-suite-'));
  context.after(() => fs.rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

test('the slow suite is on with 1 only, and another word is refused', () => {
  for (const off of [undefined, '', '0']) assert.equal(isSlow({ LUMORA_SLOW: off }), false);
  assert.equal(isSlow({ LUMORA_SLOW: '1' }), true);
  assert.throws(() => isSlow({ LUMORA_SLOW: 'yes' }), /LUMORA_SLOW must be 1 or 0, not 'yes'/);
});

test('a run with other seeds or with the slow suite is another suite', () => {
  const suites = [{}, { LUMORA_SLOW: '1' }, { LUMORA_SEEDS: '5' }, { LUMORA_SLOW: '1', LUMORA_SEEDS: '5' }];
  assert.equal(new Set(suites.map(suiteOf)).size, suites.length);
  assert.equal(suiteOf({ LUMORA_SLOW: '0', LUMORA_SEEDS: '' }), suiteOf({}));
});

test('marks of slow tests are counted where each runner looks for them', (context) => {
  const base = tree(context, {
    'server/a/tests/all/x.rs': '#[test]\n#[ignore = "slow: an hour of bets"]\nfn x() {}\n',
    'server/a/target/y.rs': '#[ignore = "slow: built"]\n',
    'core/z.rs': '// #[ignore = "slow: in a comment"]\n',
    'web/e2e/a.spec.ts':
      "test('all games', { tag: '@slow' }, async () => {});\ntest('b', { tag: ['@x', '@slow'] });\n",
    'scripts/lib/a.slow.test.mjs': '',
    'scripts/lib/a.test.mjs': '',
    'web/src/a.slow.test.tsx': '',
  });
  assert.equal(slowRustTests(['server', 'missing'], base), 1);
  assert.equal(slowRustTests(['core'], base), 0);
  assert.equal(slowJourneys(base), 2);
  assert.equal(slowNodeTests('scripts/lib', base).length, 1);
  assert.equal(slowNodeTests('web/src', base).length, 1);
});

test('a Rust test that is ignored for no or another reason is found', (context) => {
  const base = tree(context, {
    'core/a.rs':
      '    #[ignore]\n    #[ignore = "flaky"]\n    #[ignore = "slow: why"]\n    #[ignore = "slow: "]\n',
  });
  assert.equal(otherwiseIgnored(['core'], base), 3);
});

test('no Rust test of this repository is ignored without being slow', () => {
  assert.equal(otherwiseIgnored(['core', 'server']), 0);
});

test('what is left to the slow suite is named by part, and nothing is said of parts without any', () => {
  const parts = [
    ['core', { slow: () => ['10000 runs', ...amount(1, 'test')] }],
    ['server', { slow: () => amount(0, 'test') }],
    ['format', {}],
  ];
  assert.match(leftOut(parts), /LUMORA_SLOW=1 scripts\/test.*: core: 10000 runs; core: 1 test$/);
  assert.equal(leftOut(parts.slice(1)), '');
});
