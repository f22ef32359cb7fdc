// How many tests ran, read from what each runner prints. A runner that ran nothing is a failure, never a success: a
// suite that is skipped silently looks exactly like one that passes.

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

export const plain = (text) => text.replace(ANSI, '');

const number = (text, pattern) => Number(pattern.exec(text)?.[1] ?? 0);

export function sum(list) {
  const add = (key) => list.reduce((total, counts) => total + counts[key], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') };
}

/** Number of warnings of the compiler or clippy in cargo's output. */
export const warnings = (output) =>
  [...plain(output).matchAll(/^warning: `.*` .*generated (\d+) warnings?/gm)].reduce(
    (total, [, amount]) => total + Number(amount),
    0,
  );

/** Counts of one check without tests of its own, such as a linter. */
export const check = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/** cargo-nextest: `Summary [ 0.5s] 12 tests run: 10 passed (1 slow), 2 failed, 3 skipped`. */
export function nextest(output) {
  const summary = /Summary \[.*\] (?:(\d+)\/)?(\d+) tests? run: (.*)/.exec(plain(output));
  if (!summary) return null;
  const passed = number(summary[3], /(\d+) passed/);
  // An aborted run says `3/12 tests run`: tests that never ran have not passed.
  return { passed, failed: Number(summary[2]) - passed, skipped: number(summary[3], /(\d+) skipped/) };
}

/** cargo test, wasm-bindgen-test: one `test result: ok. 3 passed; 0 failed; 1 ignored; ...` a binary. */
export function libtest(output) {
  const lines = plain(output).match(/test result: .*/g);
  if (!lines) return null;
  return sum(
    lines.map((line) => ({
      passed: number(line, /(\d+) passed/),
      failed: number(line, /(\d+) failed/),
      skipped: number(line, /(\d+) ignored/),
    })),
  );
}

/** node --test with the TAP reporter: `# pass 3`, `# fail 0`, `# skipped 0`. */
export function nodeTest(output) {
  if (!/^# pass \d+/m.test(output)) return null;
  return {
    passed: number(output, /^# pass (\d+)/m),
    failed: number(output, /^# fail (\d+)/m) + number(output, /^# cancelled (\d+)/m),
    skipped: number(output, /^# skipped (\d+)/m) + number(output, /^# todo (\d+)/m),
  };
}

/** vitest's JSON report. A suite that fails to load has no tests, so it counts by itself. */
export function vitest(json) {
  const report = JSON.parse(json);
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Playwright's JSON report. A flaky test has failed once, and counts as a failure. */
export function playwright(json) {
  const { stats, errors } = JSON.parse(json);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
