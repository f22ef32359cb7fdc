/** The first look: nothing opens by itself before the first tap, the way to the logo by keyboard, skeletons, what is fetched. */
import { expect, test } from '@playwright/test';
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

test('the keyboard is at the logo after a few stops, and the first of them skips to the content', async ({
  page,
}) => {
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

test('home waits in its own shapes after a login, not behind a spinner', async ({ page }) => {
  await page.goto('/login');
  await settled(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(View|home)-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await fillLogin(page, MEMBER);
  await expect(page).toHaveURL('/');
  await expect(page.locator('main .fp-grid')).toBeVisible();
  await expect(page.locator('main [role=status]')).toHaveCount(0);
  release();
  await expect(page.locator('main h1')).toBeAttached();
});

test('only home asks ahead for the style sheets of home', async ({ page }) => {
  const ahead = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    return [...html.matchAll(/<link[^>]*rel="preload"[^>]*as="style"[^>]*>/g)].length;
  };
  expect(await ahead('/')).toBeGreaterThan(0);
  for (const path of ['/rng', '/promotions', '/help']) expect(await ahead(path), path).toBe(0);
});
