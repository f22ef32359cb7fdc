/** A slot: looks like its cover, fits every window, counts the session, autoplay, and history. */
import { expect, type Frame, type FrameLocator, type Page, test } from '@playwright/test';
import {
  balance,
  collectErrors,
  digits,
  expectNoFindings,
  MEMBER,
  openAs,
  prefer,
  readyGame,
  spin,
} from './support.ts';

const NARROW = [
  { width: 844, height: 390 },
  { width: 320, height: 568 },
  // A window of 1280 by 800 at 200% zoom.
  { width: 640, height: 400 },
];

/** Opens the first slot found by a word. */
async function openSlot(page: Page, word: string): Promise<FrameLocator> {
  await openAs(page, MEMBER, `/rng?name=${word}`);
  await page.locator('main article').getByRole('button').first().click();
  return await readyGame(page);
}

async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.locator('main iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('the page has no frame');
  return frame;
}

for (const theme of ['dark', 'light'] as const) {
  test(`reels, stake and button are in view in every window, and the sheets are sound: ${theme}`, {
    tag: theme === 'dark' ? [] : '@slow',
  }, async ({ page }) => {
    const found = collectErrors(page);
    await prefer(page, { theme });
    const game = await openSlot(page, 'koi');
    for (const size of NARROW) {
      await page.setViewportSize(size);
      await expect(game.locator('#reels')).toBeInViewport({ ratio: 1 });
      await expect(game.locator('#spin')).toBeInViewport({ ratio: 1 });
      await expect(game.locator('#stake')).toBeInViewport({ ratio: 1 });
      const reels = await game.locator('#reels').boundingBox();
      expect(reels?.width, 'reels that can be seen').toBeGreaterThan(200);
      const lines = game.locator('#stake').evaluate((stake) => stake.getClientRects().length);
      expect(await lines, 'the stake is on one line').toBe(1);
      await expectNoFindings(await frameOf(page));
    }
    for (const opener of ['#stake-open', '#auto', '#history-button', '#rules-button']) {
      await game.locator(opener).click();
      await expect(game.getByRole('dialog')).toBeVisible();
      await expectNoFindings(await frameOf(page));
      await page.keyboard.press('Escape');
      await expect(game.getByRole('dialog')).toHaveCount(0);
    }
    expect(found).toEqual([]);
  });
}

test('a stake is chosen from all, the space bar spins, and the outcome is told', async ({ page }) => {
  const game = await openSlot(page, 'lantern');
  await game.locator('#stake-open').click();
  const choices = game.getByRole('dialog').locator('.choice');
  await expect(choices).toHaveCount(8);
  const second = await choices.nth(1).textContent();
  await choices.nth(1).click();
  await expect(game.locator('#stake')).toHaveText(second ?? '');
  const answer = page.waitForResponse((response) => response.url().includes('/api/spin'));
  await game.locator('#stage').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('Space');
  expect((await answer).ok()).toBe(true);
  await expect(game.locator('#spoken')).toContainText(/^(Win|No win|.* returned of)/);
  await expect(game.locator('#cabinet')).toHaveAttribute('aria-label', /Reel 1: .+ Reel 3: /);
});

test('time and net of the session are the server’s and outlive rounds, games and a reload', {
  tag: '@slow',
}, async ({ page }) => {
  const game = await openSlot(page, 'lantern');
  const net = page.getByRole('main').getByTitle('Net this session');
  await expect(net).toBeVisible();
  const before = digits(await net.textContent());
  let round = await spin(page, game);
  const stake = Number(digits(await game.locator('#stake').textContent()));
  while (round.payout === stake) round = await spin(page, game);
  await expect.poll(async () => digits(await net.textContent())).not.toBe(before);
  const after = await net.textContent();
  const time = page.getByRole('main').getByTitle('Session time');
  const elapsed = Number(digits(await time.textContent()));
  await page.reload();
  await readyGame(page);
  await expect(net).toHaveText(after ?? '');
  expect(Number(digits(await time.textContent()))).toBeGreaterThanOrEqual(elapsed);
});

test('automatic play goes on by itself until it is stopped, and past rounds are shown again without money', async ({
  page,
}) => {
  const game = await openSlot(page, 'jade');
  await game.locator('#auto').click();
  await game.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await expect(game.locator('#auto')).toHaveText('Stop (10)');
  await expect(game.locator('#auto')).toHaveText('Stop (9)', { timeout: 20_000 });
  await game.locator('#auto').click();
  await expect(game.locator('#auto')).toHaveText('Auto');
  await expect(game.locator('#spin')).toHaveText('Spin', { timeout: 20_000 });
  const left = digits(await game.locator('#balance').textContent());
  await expect.poll(() => balance(page)).toBe(left);
  await game.locator('#history-button').click();
  await game
    .getByRole('dialog')
    .getByRole('button', { name: /^Replay of/ })
    .first()
    .click();
  await expect(game.locator('#ribbon')).toContainText('no stake');
  await expect(game.locator('#spin')).toHaveText('Spin', { timeout: 30_000 });
  expect(await balance(page)).toBe(left);
});
