/** Betting record and profit and loss: a new bet is listed, filtered, opened, and included in the day's figures. */
import { expect, type Page, test } from '@playwright/test';
import { centre, LOOKS, PHONE } from './cashier.ts';
import { expectNoFindingsIn, MEMBER, openAs, readyGame, settled, spin } from './support.ts';

test.use({ viewport: PHONE });

const bets = (page: Page) => centre(page).getByRole('list', { name: 'Bets' }).getByRole('listitem');

async function go(page: Page, key: string): Promise<void> {
  await page.goto(new URL(`/?mc=${key}`, page.url()).href);
  await settled(page);
}

/** Plays one round of the first slot found, and opens the record. */
async function playAndOpen(page: Page): Promise<void> {
  await openAs(page, MEMBER, '/rng?name=lantern');
  await page.locator('main article').getByRole('button').first().click();
  const game = await readyGame(page);
  await spin(page, game);
  await go(page, 'personalHistoryCopy');
  await expect(bets(page).first()).toBeVisible();
}

test('a bet is found by what it was, and opens with what came out and the money that moved', async ({
  page,
}) => {
  await playAndOpen(page);
  await centre(page).getByRole('button', { name: 'Today' }).click();
  await centre(page).getByLabel('Product').selectOption('RNG');
  await expect(bets(page).first()).toContainText('Stake');
  await expectNoFindingsIn(page, LOOKS);
  await bets(page).first().getByRole('link').click();
  await expect(centre(page).getByRole('heading', { name: 'Movements of money' })).toBeVisible();
  await expect(centre(page).getByRole('heading', { name: 'What came out' })).toBeVisible();
  await expect(centre(page).getByText('The round has ended.')).toBeVisible();
  await expectNoFindingsIn(page, LOOKS);
  await centre(page).getByRole('link', { name: 'All bets' }).click();
  await centre(page).getByRole('searchbox').fill("' or 1=1 --");
  await page.keyboard.press('Enter');
  await expect(centre(page).getByText('Nothing fits')).toBeVisible();
});

test('a number of nobody’s bet is told so, from right to left too', { tag: '@slow' }, async ({ page }) => {
  await openAs(page, MEMBER, '/?mc=personalHistoryCopy&item=no-such-bet');
  await expect(centre(page).getByText('You have no such bet')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('lang', 'AR'));
  await go(page, 'personalHistoryCopy');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectNoFindingsIn(page, [{ theme: 'dark', width: 390 }]);
});

test('profit and loss says what days came to, as figures, a chart and a list', { tag: '@slow' }, async ({
  page,
}) => {
  await playAndOpen(page);
  await go(page, 'personalProfit');
  await centre(page).getByRole('button', { name: '30 days' }).click();
  await expect(centre(page).getByRole('heading', { name: 'By day' })).toBeVisible();
  await expect(centre(page).getByRole('heading', { name: 'By product' })).toBeVisible();
  await expect(centre(page).getByText('Won or lost = payout + rewards + commission - stakes')).toBeVisible();
  await expectNoFindingsIn(page, LOOKS);
});
