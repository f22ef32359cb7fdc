import assert from 'node:assert/strict';
import test from 'node:test';
import { pauses, waitOfOneInHundred } from './bench/pauses.mjs';

test('without a pause nobody waits', () => {
  assert.equal(waitOfOneInHundred([], 1000), 0);
});

test('pauses that fill less than a hundredth of the time keep one of a hundred from nothing', () => {
  assert.ok(waitOfOneInHundred([5], 1000) < 0.02);
});

test('who comes in a pause waits for what is left of it', () => {
  // A tenth of the time is one pause: one of a hundred comes in its first tenth, and waits for the other nine.
  assert.ok(Math.abs(waitOfOneInHundred([100], 1000) - 90) < 0.02);
  assert.ok(Math.abs(waitOfOneInHundred([10, 10, 10, 10, 10, 10, 10, 10, 10, 10], 1000) - 9) < 0.02);
});

test('a look at the machine says a share, the longest pause and a wait', async () => {
  const { share, longest, p99 } = await pauses(0.05);
  assert.ok(share >= 0 && share <= 1);
  assert.ok(longest >= p99 && p99 >= 0);
});
