// How the sample supplier's page shows the end of a round: a return not above the stake is shown but never
// celebrated.

import assert from 'node:assert/strict';
import test from 'node:test';

// A fake browser that prefers reduced motion.
globalThis.matchMedia = () => ({ matches: true });
const { Show } = await import('../../server/supplier/page/script/show.js');

const SPIN = { grid: [], wins: [{ coins: 1, kind: 'scatter', symbol: 0, count: 3 }], coins: 1 };
const GAME = {
  units: 1,
  strips: [],
  free_spins: { multiplier: 1, strips: [] },
  symbols: [{ role: 'regular' }],
};

/** Visible and audible effects of a round of a tier, with or without free spins: names of calls, in order. */
async function shown(t, tier, freeSpins) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const calls = [];
  const note = (name) => (first) => void calls.push(first === undefined ? name : `${name} ${first}`);
  const silent = Object.fromEntries(
    ['describe', 'ribbon', 'result', 'speak'].map((name) => [name, () => {}]),
  );
  const text = { say: (key) => key, money: String, number: String, symbol: () => 'symbol' };
  const show = new Show({
    view: {
      ...silent,
      celebrate: note('celebrate'),
      banner: (title) => title && note('banner')(title),
      reels: { stop: async () => {}, roll: () => {}, mark: () => {} },
    },
    text,
    sounds: { fanfare: note('fanfare'), win: note('sound'), tick: () => {} },
    game: GAME,
    pictures: {},
  });
  const round = {
    tier,
    stake: 100,
    payout: 100,
    outcome: { spin: SPIN, free_spins: Array(freeSpins).fill(SPIN) },
  };
  const over = AbortSignal.abort();
  const done = (async () => {
    await show.turn(round, over);
    await show.conclude(round, over, over);
  })();
  let isDone = false;
  done.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    t.mock.timers.tick(10_000);
    await new Promise(setImmediate);
  }
  await done;
  t.mock.timers.reset();
  return calls;
}

test('free spins that return no more than the stake have no fanfare and no celebration', async (t) => {
  for (const tier of ['nothing', 'returned']) {
    assert.deepEqual(await shown(t, tier, 2), ['banner free_spins_won'], tier);
    assert.deepEqual(await shown(t, tier, 0), [], tier);
  }
});

test('free spins that win have a fanfare, and the win is celebrated', async (t) => {
  const all = ['fanfare', 'banner free_spins_won', 'celebrate win', 'sound win', 'banner free_spins_total'];
  assert.deepEqual(await shown(t, 'win', 2), all);
});
