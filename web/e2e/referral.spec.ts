/** The invitation page. */
import { expect, test } from '@playwright/test';
import { expectSound, MEMBER, openAs, prefer, settled } from './support.ts';

test('a visitor who was invited finds the way to an account', async ({ page }) => {
  await page.goto('/join');
  await settled(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible();
  await expect(page).toHaveURL(/\/join\?modal=register/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/join$/);
});

test('a member is told so, and led home', async ({ page }) => {
  await openAs(page, MEMBER, '/join');
  await expect(page.getByText('You are a member already.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign up' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

for (const { lang, theme, width } of [
  { lang: 'EN', theme: 'dark', width: 1280 },
  { lang: 'EN', theme: 'light', width: 320 },
  { lang: 'AR', theme: 'dark', width: 320 },
  { lang: 'AR', theme: 'light', width: 1280 },
] as const) {
  test(`the page is sound: ${lang}, ${theme}, ${width} wide`, async ({ page }) => {
    await prefer(page, { lang, theme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/join');
    await settled(page);
    await expectSound(page);
  });
}
