// Runs the native Rust tests: by nextest, or by cargo where that is unavailable; a run without tests is a
// failure.

import { check, libtest, nextest as nextestCounts, sum, warnings } from '../counts.mjs';
import { nextest } from '../install.mjs';
import { targetDir } from '../project.mjs';
import { run } from '../run.mjs';
import { otherwiseIgnored, slowRustTests } from '../suite.mjs';

/** Options of every native build of the tests, identical so that they share one build. */
export const native = ['--locked', '--all-features', '--target-dir', targetDir];

/**
 * Environment of every native build of the tests: clippy's driver compiles our own crates like rustc and lints them
 * on the way. A separate `cargo clippy` would check all dependencies again, which takes as long as building them.
 */
export const linting = (env = process.env) => ({ ...env, RUSTC_WORKSPACE_WRAPPER: 'clippy-driver' });

/**
 * One check: a build of our own crates ended without warnings, and successfully where its `code` is given. Cargo
 * repeats the warnings of an earlier build.
 */
export function withoutWarnings({ output, log, code = 0 }) {
  const ok = code === 0 && warnings(output) === 0;
  return { ...check(ok), logs: ok ? [] : [log] };
}

/** A missing count, or an error exit without a failed test (such as a compile error), counts as one failure. */
export function countsOrFailure(counts, code, log) {
  const failed =
    counts === null || counts.passed + counts.failed === 0 || (code !== 0 && counts.failed === 0);
  const result = failed ? sum([counts ?? check(true), check(false)]) : counts;
  if (counts === null) result.passed = 0;
  return { ...result, logs: result.failed > 0 ? [log] : [] };
}

/**
 * Runs tests with `options` for cargo, by nextest with its `filter`, or by `cargo test` with `instead` in place of
 * the filter and `after` at the end.
 */
export async function nativeTests(title, options, { filter = [], instead = [], after = [], env = {} } = {}) {
  const runner = await nextest();
  // What a failed test has printed stands at the end of the log, which is the part that is shown.
  const command = runner
    ? ['cargo', 'nextest', 'run', '--failure-output', 'final', ...filter]
    : ['cargo', 'test', ...instead];
  const end = runner ? [] : after;
  const { output, code, log } = await run(
    title,
    [...command, '--no-fail-fast', ...native, ...options, ...end],
    {
      env: { ...linting(runner), ...env },
      mayFail: true,
    },
  );
  return { ...countsOrFailure(runner ? nextestCounts(output) : libtest(output), code, log), output, log };
}

/** Adds up the runs of a part. */
export const mergeResults = (results) => ({
  ...sum(results),
  logs: results.flatMap(({ logs }) => logs ?? []),
});

/**
 * The tests under `folders` marked as slow. They run separately, since a runner's count does not tell them apart;
 * fewer than the sources contain is a failure.
 */
export async function slowTests(title, folders, { filter = [], instead = [], env } = {}) {
  const declared = slowRustTests(folders);
  if (declared === 0) return [];
  const how = { filter: [...filter, '--run-ignored', 'only'], instead, after: ['--', '--ignored'], env };
  const result = await nativeTests(`slow ${title}`, [], how);
  const ran = result.passed + result.failed;
  if (ran >= declared) return [result];
  console.error(`  ${title}: ${declared} slow tests stand in the sources but only ${ran} ran`);
  return [{ ...result, failed: result.failed + declared - ran }];
}

/** One failed check if tests are ignored without being marked as slow, as they would be forgotten; else an empty list. */
export function ignoredWithoutReason(folders) {
  const number = otherwiseIgnored(folders);
  if (number === 0) return [];
  console.error(`  ${number} tests are ignored without the reason "slow: ...", and no run takes them`);
  return [check(false)];
}
