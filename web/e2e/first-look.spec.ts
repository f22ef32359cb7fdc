/**
 * The first visit: nothing opens by itself before the first tap, reaching the logo by keyboard, skeletons,
 * requests.
 */
import { expect, type Page, test } from '@playwright/test';
import { fillLogin, logIn, MEMBER, settled } from './support.ts';

test('nothing stands in front of the first look', async ({ page }) => {
  await page.route('**/wps/relay/MCSFE_getListAnnouncements?*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const popup = (id: string) => ({
      id,
      title: `Words ${id}`,
      content: '<p>x</p>',
      noticeType: 'PU',
      publishedAt: '2026-11-20T01:02:03Z',
    });
    body.value.popup = [popup('one'), popup('two')];
    await route.fulfill({ response, json: body });
  });
  await page.goto('/');
  await settled(page);
  await expect(page.getByRole('button', { name: /^Unread notices: 2/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await logIn(page, MEMBER);
  await settled(page);
  await page.getByRole('banner').getByRole('link', { name: 'Promotions', exact: true }).click();
  await expect(page).toHaveURL('/promotions');
  await settled(page);
  await expect(page.getByRole('dialog').filter({ hasText: 'Words' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Unread notices: 2/ })).toBeVisible();
});

test('the keyboard is at the logo after a few stops, and the first of them skips to the content', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  let stops = 1;
  while (!/home page$/.test(await focused()) && stops < 20) {
    await page.keyboard.press('Tab');
    stops += 1;
  }
  expect(stops).toBeLessThanOrEqual(8);
});

/** Delays requests that match `addresses`; returns the function that releases them. */
async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('home stands at once after a login, whatever is still on its way', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/login');
  await settled(page);
  const release = await holdBack(page, /\/assets\/View-[^/]*\.(js|css)$/);
  await fillLogin(page, MEMBER);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: 'Kinds of games' })).toBeVisible();
  release();
});

test('the shapes of the page wait for no styles but their own', { tag: '@slow' }, async ({ page }) => {
  const release = await holdBack(page, /\/assets\/(?!first)[^/]*\.css/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(page.locator('.fp-grid')).toHaveCSS('display', 'grid');
  release();
  await settled(page);
});
