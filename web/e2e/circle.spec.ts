/** The circle: a member logs in, finds a game among thousands, plays it with real balance, and logs out. */
import { expect, test } from '@playwright/test';
import { complaints, expectSound, fillLogin, MEMBER, openAs, settled } from './support.ts';

test('a member logs in, finds a game, plays real rounds and logs out', async ({ page }) => {
  const found = complaints(page);
  await page.goto('/');
  await settled(page);
  await page.getByRole('searchbox').fill('lantern');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/rng\?name=lantern/);
  const tile = page
    .locator('main article, main li')
    .filter({ hasText: /lantern/i })
    .first();
  await tile.getByRole('button').first().click();

  await expect(page.getByRole('dialog')).toBeVisible();
  await fillLogin(page, MEMBER);
  await expect(page).toHaveURL(/\/game\?/);
  const game = page.frameLocator('iframe');
  await expect(game.locator('#spin')).toBeEnabled();

  const balance = page.getByRole('banner').locator('[data-balance]');
  await expect(balance).not.toBeEmpty();
  for (let round = 0; round < 3; round += 1) {
    await expect(game.locator('#spin')).toBeEnabled();
    const settledRound = page.waitForResponse((response) => response.url().includes('/api/spin'));
    const refreshed = page.waitForResponse((response) => response.url().includes('/wps/v2/wallets/balance'));
    await game.locator('#spin').click();
    expect((await settledRound).ok()).toBe(true);
    expect((await refreshed).ok()).toBe(true);
  }
  const shownInGame = (await game.locator('#balance').innerText()).replace(/[^\d]/g, '');
  await expect.poll(async () => (await balance.innerText()).replace(/[^\d]/g, '')).toBe(shownInGame);

  await page.goBack();
  await expect(page).toHaveURL(/\/rng/);
  await page
    .getByRole('button', { name: /Lantern Member|lantern_member|Account/i })
    .first()
    .click();
  await page
    .getByRole('menuitem', { name: 'Sign out' })
    .or(page.getByRole('button', { name: 'Sign out' }))
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: 'Log in' })
      .or(page.getByRole('banner').getByRole('button', { name: 'Log in' })),
  ).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  expect(found).toEqual([]);
});

test('a reload brings the member back, and the game starts again', async ({ page }) => {
  await openAs(page, MEMBER, '/rng');
  await page.reload();
  await settled(page);
  await expect(page.getByRole('banner').locator('[data-balance]')).toContainText(/\d/);
});

test('the game page is sound by itself', async ({ page }) => {
  await openAs(page, MEMBER, '/rng');
  await page
    .locator('main')
    .getByRole('button', { name: /^Play|^View|./ })
    .first()
    .isVisible();
  await expectSound(page);
});
