/** Failures: refused logins, an unreachable server, maintenance, HTML in the operator's texts. */
import { expect, test } from '@playwright/test';
import { expectNoFindings, fillLogin, GUEST, MEMBER, openAs, settled } from './support.ts';

const STATUS = '**/wps/system/status?*';

test('a wrong password asks for a captcha, and says what to do', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, { name: `nobody_${Date.now()}`, password: 'not-the-password' });
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.locator('input[name=captcha]')).toBeVisible();
  await expect(page.locator('form img')).toBeVisible();
  await expectNoFindings(page);
});

test('empty fields are told beside them, by keyboard alone', async ({ page }) => {
  await page.goto('/?modal=login');
  await expect(page.locator('input[name=username]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name=username]')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('a site out of reach says so and comes back by itself', async ({ page }) => {
  await page.route(STATUS, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoFindings(page);
  await page.unroute(STATUS);
  // It may have recovered by itself before the press.
  await page
    .getByRole('main')
    .getByRole('button')
    .first()
    .click({ timeout: 5_000 })
    .catch(() => {});
  await expect(page.getByRole('banner')).toBeVisible();
  await settled(page);
});

for (const [status, name] of [
  [1, 'maintenance'],
  [2, 'blocked region'],
] as const) {
  test(`the ${name} page shows`, { tag: name === 'maintenance' ? [] : '@slow' }, async ({ page }) => {
    await page.route(STATUS, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.value.status = status;
      await route.fulfill({ response, json: body });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expectNoFindings(page);
  });
}

test('a list that fails can be tried again', async ({ page }) => {
  const list = '**/wps/relay/GCSGAME_gameList?*';
  await page.route(list, (route) => route.fulfill({ status: 500, body: '<html>broken</html>' }));
  await page.goto('/rng');
  const retry = page.locator('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expectNoFindings(page);
  await page.unroute(list);
  await retry.click();
  await expect(
    page.locator('main').getByRole('heading', { level: 3 }).or(page.locator('main article')).first(),
  ).toBeVisible();
});

test('a guest of the demo is told to use a real account', { tag: '@slow' }, async ({ page }) => {
  await openAs(page, GUEST, '/rng');
  await page.locator('main article button[aria-pressed]').first().click();
  const warning = page.getByRole('alertdialog');
  await expect(warning).toContainText('real account');
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(warning).toHaveCount(0);
  await expect(page).toHaveURL('/rng');
});

test('an address of the future keeps its filters, and Back undoes them', { tag: '@slow' }, async ({
  page,
}) => {
  await openAs(page, MEMBER, '/rng?classify=JP&pageNo=2');
  await expect(
    page.getByRole('navigation', { name: /page/i }).or(page.locator('[aria-current=page]')).first(),
  ).toBeVisible();
  await page.goto('/rng');
  await settled(page);
  await page.goto('/rng?minBet=0.5');
  await settled(page);
  await page.goBack();
  await expect(page).toHaveURL('/rng');
});
