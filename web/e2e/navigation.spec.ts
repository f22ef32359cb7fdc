/** URLs and the history: overlays, focus, malicious links. */
import { expect, test } from '@playwright/test';
import { MEMBER, settled } from './support.ts';

test('Back closes an overlay, Forward opens it, Escape leaves no trace of it', async ({ page }) => {
  await page.goto('/rng');
  await settled(page);
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/rng?modal=login');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/rng');
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/rng');
});

test('the heading of a new place has the focus', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.getByRole('banner').getByRole('link', { name: 'Live', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeFocused();
  await expect(page).toHaveTitle(/Live/);
});

test('a login leads to no other site, whatever its address asks for', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/login?redirect=https://evil.example&next=//evil.example&returnUrl=%2F%5Cevil.example');
  await settled(page);
  await page.locator('input[name=username]').fill(MEMBER.name);
  await page.locator('input[name=password]').fill(MEMBER.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});
