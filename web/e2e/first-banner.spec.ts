/** The banner in the server's first HTML stays unchanged until the core's own banners replace it. */
import { expect, test } from '@playwright/test';

const ANNOUNCEMENTS = '**/wps/relay/MCSFE_getListAnnouncements**';
const first = '.fp-banner';

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the banner is a link in the language of the address', async ({ page }) => {
    await page.goto('/?lang=VI');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    const banner = page.locator(`a${first}`);
    await expect(banner).toContainText('Lễ hội đèn lồng');
    await expect(banner).toHaveAttribute('href', /^\/promoDetail/);
    const picture = banner.locator('img');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  test('a screen without banners begins without one', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('.fp-grid')).toHaveCount(1);
    await expect(page.locator(first)).toHaveCount(0);
  });
});

test.describe('in the language of the browser', () => {
  test.use({ javaScriptEnabled: false, locale: 'ar' });

  test('the page and its banner are right to left', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator(first)).toContainText('فوانيس');
  });
});

test('the element stays while the core asks, and the carousel takes its very place', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(ANNOUNCEMENTS, async (route) => {
    await asked;
    await route.continue();
  });
  await page.addInitScript((selector) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector(selector)?.setAttribute('data-written', '');
    });
  }, first);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  const written = page.locator(`${first}[data-written]`);
  await expect(written).toBeVisible();
  const before = await written.boundingBox();
  answer();
  const carousel = page.locator('a', { hasText: 'Lantern Festival' }).first();
  await expect(written).toHaveCount(0);
  expect(await carousel.boundingBox()).toEqual(before);
});
