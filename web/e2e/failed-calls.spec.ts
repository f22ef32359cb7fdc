/**
 * Every call of a public page fails: the page says so and stays usable, and a retry restores it. The core's own
 * tests (`core/tests/failed_calls.rs`) cover each call with each failure; this checks the pages.
 */
import { expect, type Page, type Route, test } from '@playwright/test';
import { expectNoFindings, settled } from './support.ts';

const cut = (route: Route) => route.abort();
const broken = (route: Route) => route.fulfill({ status: 500, body: '<html>broken</html>' });
const garbled = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'application/json', body: '{"value":[' });
const another = (route: Route) => route.fulfill({ status: 200, json: { success: true, value: 7 } });
const empty = (route: Route) => route.fulfill({ status: 200, body: '' });
const refused = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, json: { success: false, code, message: 'no' } });
const busy = refused(503, 'unavailable');
const often = refused(429, 'too_many_requests');
const forbidden = refused(403, 'forbidden');
const unknown = refused(401, 'login_required');

/** What a page shows normally, and how its calls fail. */
const PLACES = [
  { at: '/', fail: cut, brings: 'article' },
  { at: '/rng', fail: broken, brings: 'article' },
  { at: '/live', fail: garbled, brings: 'button' },
  { at: '/live?modal=gameList&list=LIVE.JH', fail: often, brings: 'article', over: true },
  { at: '/pvp?type=vassalage&vassalage=GR', fail: busy, brings: 'section article, section li' },
  { at: '/lottery?vendor=TCG_SEA', fail: another, brings: 'section li' },
  { at: '/promotions', fail: empty, brings: 'article' },
  { at: '/promoDetail?id=moon-gift', fail: busy, brings: 'article, section' },
  { at: '/pointMall', fail: forbidden, brings: 'article' },
  { at: '/noticePage', fail: unknown, brings: 'li a' },
  { at: '/help', fail: broken, brings: 'li a' },
];

/** Content calls; status, language and session calls are not made to fail. */
const CONTENT = /\/wps\/(?:relay\/|promotions|system\/(?:helpCenter|featuredGames))|\/lgw\//;

test('pages whose calls all fail say so, stay usable, and come back by another try', {
  tag: '@slow',
}, async ({ page }) => {
  test.setTimeout(240_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const { at, fail, brings, over } of PLACES) {
    await test.step(at, async () => {
      let failed = 0;
      await page.route(CONTENT, (route) => {
        failed += 1;
        return fail(route);
      });
      await page.goto(at);
      await settled(page);
      const place = over ? page.getByRole('dialog') : page.locator('main');
      const retry = place.getByRole('button', { name: 'Try again' });
      await expect(retry.first()).toBeVisible();
      expect(failed).toBeGreaterThan(0);
      await expectNoFindings(page);
      if (!over) await expectUsable(page);
      // A retry that fails shows the error again.
      const before = failed;
      await retry.first().click();
      await expect.poll(() => failed).toBeGreaterThan(before);
      await expect(retry.first()).toBeVisible();
      await page.unroute(CONTENT);
      await expect(async () => {
        if (await retry.count()) await retry.first().click({ timeout: 1_000 });
        await expect(retry).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
      await expect(place.locator(brings).first()).toBeVisible();
      await page.evaluate(() => sessionStorage.clear());
    });
  }
  expect(errors).toEqual([]);
});

test('what home shows below the fold fails beside the rest, and comes back by another try', async ({
  page,
}) => {
  const below = /featuredGames|getWinnerBoard|opened\/game|\/wps\/promotions/;
  await page.route(below, broken);
  await page.goto('/');
  await settled(page);
  const names = ['Featured games', 'Winners', 'Next draws', 'Promotions'];
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    for (const name of names) {
      const section = page.locator('main').getByRole('region', { name, exact: true });
      await expect(section.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 1_000 });
    }
  }).toPass();
  await page.unroute(below);
  for (const name of names) {
    const section = page.locator('main').getByRole('region', { name, exact: true });
    const retry = section.getByRole('button', { name: 'Try again' });
    if (await retry.count()) await retry.click();
    await expect(section.getByRole('img').or(section.locator('li')).first()).toBeVisible();
  }
});

/** The header is usable: the language menu opens and closes. */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  const menu = page.getByRole('button', { name: /^Language/ });
  await menu.press('Enter');
  await expect(page.getByRole('menuitemradio').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
}
