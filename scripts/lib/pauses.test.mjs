import assert from 'node:assert/strict';
import test from 'node:test';
import { measuredInQuiet, pauses, waitOfOneInHundred } from './bench/pauses.mjs';

test('without a pause nobody waits', () => {
  assert.equal(waitOfOneInHundred([], 1000), 0);
});

test('pauses that fill less than a hundredth of the time keep one of a hundred from nothing', () => {
  assert.ok(waitOfOneInHundred([5], 1000) < 0.02);
});

test('who comes in a pause waits for what is left of it', () => {
  // A tenth of the time is one pause: one arrival in a hundred falls into its first tenth and waits for the
  // other nine.
  assert.ok(Math.abs(waitOfOneInHundred([100], 1000) - 90) < 0.02);
  assert.ok(Math.abs(waitOfOneInHundred([10, 10, 10, 10, 10, 10, 10, 10, 10, 10], 1000) - 9) < 0.02);
});

test('a look at the machine says a share, the longest pause and a wait', async () => {
  const { share, longest, p99 } = await pauses(0.05);
  assert.ok(share >= 0 && share <= 1);
  assert.ok(longest >= p99 && p99 >= 0);
});

/** Successive looks that report the machine as busy as these waits. */
const looks = (...waits) => {
  const left = [...waits];
  return async () => ({ p99: left.shift() });
};

test('what is measured on a quiet machine is measured once', async () => {
  const run = await measuredInQuiet(async () => ({ took: 7 }), looks(0.1, 0.9));
  assert.deepEqual(run, { took: 7, beside: [{ p99: 0.1 }, { p99: 0.9 }], tries: 1 });
});

test('on a loud machine it is measured again until a run is quiet at both ends', async () => {
  let runs = 0;
  const run = await measuredInQuiet(async () => ({ took: ++runs }), looks(3, 0, 0, 2, 0.2, 0.3));
  assert.deepEqual([run.took, run.tries], [3, 3]);
});

test('where no moment is quiet the quietest of five counts', async () => {
  let runs = 0;
  const run = await measuredInQuiet(async () => ({ took: ++runs }), looks(9, 9, 4, 8, 5, 6, 9, 1, 7, 7));
  assert.deepEqual([run.took, run.tries], [3, 5]);
});
