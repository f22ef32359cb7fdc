/** Sessions: persisted, ended by the server, ended by the member. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { endSessionAt, token } from './signing-in.ts';
import { accountMenu, fillLogin, logIn, logOut, MEMBER, openAs, settled } from './support.ts';

const FAVOURITE = '**/wps/relay/MCSFE_favoriteGame*';
const LAUNCH = '**/wps/relay/GCS_gameLaunchFB';

/** Storage keys that the specification names. */
const OF_THE_MERCHANT = [
  'revision',
  'merchant',
  'merchantCode',
  'notice',
  'platform',
  'popups',
  'popupOpened',
  'jackpot',
  'validate',
];

test('logging out forgets the member and keeps what is the merchant’s', async ({ page }) => {
  await openAs(page, MEMBER);
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).sort());
  await expect.poll(kept).toEqual(expect.arrayContaining(['account', 'customerId', 'token', 'username']));
  await logOut(page);
  const after = await kept();
  expect(after).toEqual(expect.arrayContaining(['merchantCode', 'platform']));
  expect(after.filter((key) => !OF_THE_MERCHANT.includes(key))).toEqual([]);
  await page.reload();
  await settled(page);
  await expect(accountMenu(page)).toHaveCount(0);
});

test('a remembered browser is logged in again, until the member logs out', { tag: '@slow' }, async ({
  page,
  browser,
}) => {
  await page.goto('/login');
  await page.getByRole('checkbox').check();
  await logIn(page, MEMBER);
  await expect(accountMenu(page)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(await token(page));

  const later = await reopened(browser, page);
  await expect(accountMenu(later)).toBeVisible();
  await logOut(later);

  const afterwards = await reopened(browser, later);
  await settled(afterwards);
  await expect(afterwards.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await later.context().close();
  await afterwards.context().close();
});

test('a browser that nobody asked to remember is not', { tag: '@slow' }, async ({ page, browser }) => {
  await openAs(page, MEMBER);
  const later = await reopened(browser, page);
  await settled(later);
  await expect(later.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await later.context().close();
});

test('when the session ends, login opens where one is, and the favourite that was wanted is set', async ({
  page,
}) => {
  await openAs(page, MEMBER, '/rng?name=lantern');
  const game = page.locator('main article').last();
  const heart = game.locator('button[aria-pressed]');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await endSessionAt(page, FAVOURITE);
  await heart.click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(/\/rng\?name=lantern&modal=login/);
  const set = favouriteSaved(page);
  await logIn(page, MEMBER);
  await expect(page).toHaveURL('/rng?name=lantern');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await set;
  await page.reload();
  await settled(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const cleared = favouriteSaved(page);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await cleared;
});

test('when the session ends before a game starts, the game starts after the login', { tag: '@slow' }, async ({
  page,
}) => {
  await openAs(page, MEMBER, '/rng?name=lantern');
  await endSessionAt(page, LAUNCH);
  await page.locator('main article').first().getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await logIn(page, MEMBER);
  await expect(page).toHaveURL(/\/game\?/);
  await expect(page.frameLocator('iframe').locator('#spin')).toBeEnabled();
});

test('a login that is not finished leaves nothing waiting', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/rng?name=lantern');
  await settled(page);
  await page.locator('main article').first().getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/rng?name=lantern');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await fillLogin(page, MEMBER);
  await expect(accountMenu(page)).toBeVisible();
  await expect(page).toHaveURL('/rng?name=lantern');
});

/** Simulates a later visit in the same browser: cookies and local storage are kept, session storage is not. */
async function reopened(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const again = await context.newPage();
  await again.goto(new URL('/', page.url()).href);
  return again;
}

/** Waits until the server has saved a favourite; the heart itself changes optimistically. */
async function favouriteSaved(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().includes('MCSFE_favoriteGame') && response.ok());
}

test('the picture of the member stands in the header, after a reload as well', { tag: '@slow' }, async ({
  page,
}) => {
  await openAs(page, MEMBER);
  const picture = page.getByRole('banner').locator('img[src*="/avatar/"]');
  const shown = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect(picture).toBeVisible();
  await expect.poll(shown).toBe(true);
  await page.reload();
  await expect.poll(shown).toBe(true);
});
