// Runs the Rust tests of this machine: by nextest, or by cargo where that cannot be had; a run without tests fails.

import { check, libtest, nextest as nextestCounts, sum, warnings } from '../counts.mjs';
import { nextest } from '../install.mjs';
import { targetDir } from '../project.mjs';
import { run } from '../run.mjs';
import { otherwiseIgnored, slowRustTests } from '../suite.mjs';

/** What every native build of the tests is asked with, so that they share one. */
export const native = ['--locked', '--all-features', '--target-dir', targetDir];

/**
 * The environment of every native build of the tests: clippy's driver compiles our own crates, as rustc would, and lints them on the
 * way. A `cargo clippy` beside it would check all that they are made of once more, which takes as long as building it.
 */
export const linting = (env = process.env) => ({ ...env, RUSTC_WORKSPACE_WRAPPER: 'clippy-driver' });

/**
 * One check: a build of our own crates ended without a warning, and well where its `code` is given. Cargo tells the warnings of a
 * former build again.
 */
export function withoutWarnings({ output, log, code = 0 }) {
  const ok = code === 0 && warnings(output) === 0;
  return { ...check(ok), logs: ok ? [] : [log] };
}

/** No count or a bad exit without a failed test (a compile error, say) is one failure. */
export function countsOrFailure(counts, code, log) {
  const failed =
    counts === null || counts.passed + counts.failed === 0 || (code !== 0 && counts.failed === 0);
  const result = failed ? sum([counts ?? check(true), check(false)]) : counts;
  if (counts === null) result.passed = 0;
  return { ...result, logs: result.failed > 0 ? [log] : [] };
}

/**
 * Runs tests with `options` for cargo, by nextest with its `filter`, or else by `cargo test` with what stands `instead` of the
 * filter, and `after` all others.
 */
export async function nativeTests(title, options, { filter = [], instead = [], after = [], env = {} } = {}) {
  const runner = await nextest();
  const command = runner ? ['cargo', 'nextest', 'run', ...filter] : ['cargo', 'test', ...instead];
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

/** The runs of a part as one. */
export const mergeResults = (results) => ({
  ...sum(results),
  logs: results.flatMap(({ logs }) => logs ?? []),
});

/**
 * The tests under `folders` that are marked as slow. They run apart from the others, since a runner's count does not say which
 * they were, and fewer than stand in the sources is a failure.
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

/** A mark that leaves a test out without calling it slow would be forgotten: a failure, and nothing otherwise. */
export function ignoredWithoutReason(folders) {
  const number = otherwiseIgnored(folders);
  if (number === 0) return [];
  console.error(`  ${number} tests are ignored without the reason "slow: ...", and no run takes them`);
  return [check(false)];
}
