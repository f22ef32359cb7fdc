/** Sessions: remembered, and ended by the member. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { accountMenu, logIn, logOut, MEMBER, openAs, settled } from './support.ts';

/** What the site may keep of a visitor. */
const OF_THE_MERCHANT = ['merchantCode', 'notice', 'platform'];

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

test('a remembered browser is logged in again, until the member logs out', async ({ page, browser }) => {
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

test('a browser that nobody asked to remember is not', async ({ page, browser }) => {
  await openAs(page, MEMBER);
  const later = await reopened(browser, page);
  await settled(later);
  await expect(later.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await later.context().close();
});

function token(page: Page): Promise<string> {
  return page.evaluate(() => sessionStorage.getItem('token') ?? 'none');
}

/** The site as the same browser shows it another day: cookies and local storage are there, the session's is not. */
async function reopened(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const again = await context.newPage();
  await again.goto(new URL('/', page.url()).href);
  return again;
}
