/** Menus and dialogs by keyboard alone: no mouse is used anywhere here. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { settled } from './support.ts';

/** More stops than any page has. */
const STOPS = 250;

test('menus open, walk and close by keyboard, and give the focus back', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const button = page.getByRole('button', { name: /^Language/ });
  await tabTo(page, button);
  await page.keyboard.press('ArrowDown');
  const entries = page.getByRole('menuitemradio');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the focus stays inside a dialog, and comes back to what opened it', async ({ page }) => {
  await page.goto('/rng');
  await settled(page);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest('dialog');
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no number of Tabs reaches ${target}`);
}
