/** Each call of home and lobby fails in each way: the page stays usable, and trying again mends it. */
import { expect, type Page, type Route, test } from '@playwright/test';
import { settled } from './support.ts';

const WAYS: Record<string, (route: Route) => Promise<void>> = {
  'is cut off': (route) => route.abort(),
  'answers 500': (route) => route.fulfill({ status: 500, body: '<html>broken</html>' }),
  'answers nonsense': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"value":[' }),
  'answers something else': (route) => route.fulfill({ status: 200, json: { success: true, value: 7 } }),
};

const CALLS = [
  { at: '/', call: 'GCSGAME_hotGamesV2', brings: 'article' },
  { at: '/', call: 'GCSGAME_gameVendor', brings: 'article' },
  { at: '/', call: 'MCSFE_getListAnnouncements', brings: 'article' },
  { at: '/rng', call: 'GCSGAME_gameList', brings: 'article' },
  { at: '/rng', call: 'GCSGAME_gameVendor', brings: 'article' },
  { at: '/live', call: 'GCSGAME_gameVendor', brings: 'button' },
];

for (const [way, fail] of Object.entries(WAYS)) {
  test(`a call that ${way} leaves the page usable, and can be tried again`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    for (const { at, call, brings } of CALLS) {
      await test.step(`${call} at ${at}`, async () => {
        const calls = `**/wps/relay/${call}*`;
        let failed = 0;
        await page.route(calls, (route) => {
          failed += 1;
          return fail(route);
        });
        await page.goto(at);
        await page.evaluate(() => sessionStorage.clear());
        await page.goto(at);
        await settled(page);
        expect(failed).toBeGreaterThan(0);
        await expectUsable(page);
        await page.unroute(calls);
        const retry = page.locator('main').getByRole('button', { name: 'Try again' });
        while ((await retry.count()) > 0) {
          const left = await retry.count();
          await retry.first().click();
          await expect(retry).not.toHaveCount(left);
        }
        await expect(page.locator('main').locator(brings).first()).toBeVisible();
      });
    }
    expect(errors).toEqual([]);
  });
}

/** The frame is there and answers: the language menu opens and closes. */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  const menu = page.getByRole('button', { name: /^Language/ });
  await menu.press('Enter');
  await expect(page.getByRole('menuitemradio').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
}
