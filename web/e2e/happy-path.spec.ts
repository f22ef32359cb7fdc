/** The circle: a member logs in, finds a game among thousands, plays it with real balance, and logs out. */
import { expect, type Frame, type Page, test } from '@playwright/test';
import {
  accountMenu,
  balance,
  collectErrors,
  digits,
  expectNoFindings,
  logIn,
  logOut,
  MEMBER,
  openAs,
  prefer,
  settled,
  spin,
} from './support.ts';

test('a member logs in, finds a game, plays real rounds and logs out', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/');
  await settled(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Search .+ games$/ })
    .click();
  await page.getByRole('combobox').fill('lantern');
  const results = page.getByRole('listbox').getByRole('option');
  await expect(results.first()).toContainText('Lantern');
  const slot = results.filter({ hasText: 'Slots' }).first();
  const name = (await slot.locator('bdi').first().textContent()) ?? '';
  expect(name).toMatch(/lantern/i);
  await slot.click();

  await expect(page.getByRole('dialog')).toContainText(name);
  await logIn(page, MEMBER);
  await expect(page).toHaveURL(/\/game\?/);
  const game = page.frameLocator('iframe');
  await expect(game.locator('#spin')).toBeEnabled();

  const before = await balance(page);
  expect(before).not.toBe('');
  for (let round = 0; round < 3; round += 1) await spin(page, game);
  // The game counts up to its new balance while the site has it already.
  const shownInGame = async () => digits(await game.locator('#balance').textContent());
  await expect.poll(async () => (await balance(page)) === (await shownInGame())).toBe(true);

  await page.goBack();
  await expect(page, 'the game was found on home').toHaveURL('/');
  await logOut(page);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  expect(errors).toEqual([]);
});

test('the balance that play on one device leaves shows on the other, which asks for nothing', async ({
  page,
  browser,
}) => {
  const listens = page.waitForResponse(
    (response) => response.url().endsWith('/wps/events') && 'authorization' in response.request().headers(),
  );
  await openAs(page, MEMBER);
  await listens;
  const requests: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/wps/v2/wallets/balance') && requests.push(request.url()),
  );
  const before = await balance(page);

  const other = await (await browser.newContext()).newPage();
  await openAs(other, MEMBER, '/rng?name=lantern');
  await other.locator('main article').getByRole('button').first().click();
  const game = other.frameLocator('iframe');
  const shownInGame = async () => digits(await game.locator('#balance').textContent());
  await spin(other, game);
  while ((await shownInGame()) === before) await spin(other, game);
  await expect.poll(async () => (await balance(page)) === (await shownInGame())).toBe(true);
  expect(requests).toEqual([]);
  await other.context().close();
});

test('a reload brings the member back, and the game starts again', async ({ page }) => {
  await openAs(page, MEMBER, '/rng?name=lantern');
  await page.locator('main article').getByRole('button').first().click();
  await expect(page.frameLocator('iframe').locator('#spin')).toBeEnabled();
  await page.reload();
  await expect(page.frameLocator('iframe').locator('#spin')).toBeEnabled();
  await expect(accountMenu(page)).toBeVisible();
  expect(await balance(page)).not.toBe('');
});

for (const theme of ['dark', 'light'] as const) {
  test(`the game page and the game in it are sound: ${theme}`, {
    tag: theme === 'dark' ? [] : '@slow',
  }, async ({ page }) => {
    const errors = collectErrors(page);
    await prefer(page, { theme });
    await openAs(page, MEMBER, '/rng?name=lantern');
    await page.locator('main article').getByRole('button').first().click();
    const game = page.frameLocator('iframe');
    await expect(game.locator('#spin')).toBeEnabled();
    await expect(game.locator('html')).toHaveAttribute('data-theme', theme);
    await expectNoFindings(page);
    await expectNoFindings(await frameOf(page));
    await game.locator('#rules-button').click();
    await expect(game.getByRole('dialog')).toBeVisible();
    await expectNoFindings(await frameOf(page));
    expect(errors).toEqual([]);
  });
}

async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('the page has no frame');
  return frame;
}
