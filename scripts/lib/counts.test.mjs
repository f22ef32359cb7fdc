import assert from 'node:assert/strict';
import test from 'node:test';
import { libtest, nextest, nodeTest, playwright, vitest, warnings } from './counts.mjs';

test('nextest: all passed', () => {
  const output = '     Summary [   0.512s] 12 tests run: 12 passed (1 slow), 3 skipped\n';
  assert.deepEqual(nextest(output), { passed: 12, failed: 0, skipped: 3 });
});

test('nextest: failures and time-outs count as failed, through colours', () => {
  const output =
    '\u001b[31m     Summary\u001b[0m [   0.512s] 12 tests run: 9 passed, 2 failed, 1 timed out, 0 skipped\n';
  assert.deepEqual(nextest(output), { passed: 9, failed: 3, skipped: 0 });
});

test('nextest: what a cut-short run never reached has not passed', () => {
  assert.equal(nextest('Summary [ 0.1s] 3/12 tests run: 2 passed, 1 failed, 0 skipped').failed, 10);
});

test('nextest: a compile error has no count', () => {
  assert.equal(nextest('error: could not compile `lumora-core`'), null);
});

test('libtest: the results of several binaries add up', () => {
  const output = [
    'test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out',
    'test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 filtered out',
  ].join('\n');
  assert.deepEqual(libtest(output), { passed: 4, failed: 2, skipped: 1 });
});

test('node: TAP totals', () => {
  const output = '# tests 6\n# pass 3\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 0\n';
  assert.deepEqual(nodeTest(output), { passed: 3, failed: 2, skipped: 1 });
});

test('vitest: a suite that does not load is a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ],
  };
  assert.deepEqual(vitest(JSON.stringify(report)), { passed: 5, failed: 2, skipped: 2 });
});

test('playwright: flaky tests and global errors are failures', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
  assert.deepEqual(playwright(JSON.stringify(report)), { passed: 7, failed: 3, skipped: 2 });
});

test('cargo: warnings are added up over the crates, of a former build too', () => {
  const output = [
    'warning: unused variable: `a`',
    'warning: `lumora-core` (lib) generated 1 warning',
    'warning: `lumora-core` (lib test) generated 3 warnings (1 duplicate) (run `cargo fix` to apply 1 suggestion)',
    '\u001b[33mwarning\u001b[0m: `lumora-server` (test "all") generated 2 warnings',
    '    Finished `test` profile',
  ];
  assert.equal(warnings(output.join('\n')), 6);
  assert.equal(warnings('    Finished `test` profile\n'), 0);
});
