/** Dialogs: keys, background, focus, scrolling, and what is behind them. */
import { expect, type Page, test } from '@playwright/test';
import { accountMenu, expectNoFindings, GUEST, MEMBER, openAs, prefer } from './support.ts';

async function askToLogOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Log out?' })).toBeVisible();
}

for (const theme of ['dark', 'light'] as const) {
  test(`the question before logging out is sound and has the focus on its default button: ${theme}`, {
    tag: theme === 'dark' ? [] : '@slow',
  }, async ({ page }) => {
    await prefer(page, { theme });
    await openAs(page, MEMBER);
    await askToLogOut(page);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('button', { name: 'Log out' })).toBeFocused();
    await expectNoFindings(page);
    const box = await dialog.boundingBox();
    expect(box?.width).toBe(400);
  });
}

test('Escape, the background and Cancel keep the member logged in', async ({ page }) => {
  await openAs(page, MEMBER);
  const dialog = page.getByRole('alertdialog');
  await askToLogOut(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await askToLogOut(page);
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await askToLogOut(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(accountMenu(page)).toBeVisible();
});

test('Enter presses the default button wherever no other control has the focus', { tag: '@slow' }, async ({
  page,
}) => {
  await openAs(page, MEMBER);
  await askToLogOut(page);
  await page.getByRole('alertdialog').evaluate((dialog) => (dialog as HTMLElement).focus());
  await page.keyboard.press('Enter');
  await expect(accountMenu(page)).toHaveCount(0);
});

test('Enter on another button presses that one', { tag: '@slow' }, async ({ page }) => {
  await openAs(page, MEMBER);
  await askToLogOut(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(accountMenu(page)).toBeVisible();
});

test('the page behind a dialog does not scroll', { tag: '@slow' }, async ({ page }) => {
  await openAs(page, MEMBER);
  await askToLogOut(page);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.mouse.move(600, 700);
  // The browser may scroll the old content until the dialog is drawn; afterwards nothing may move.
  const moved = () =>
    page.evaluate(async () => {
      const from = scrollY;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return scrollY - from;
    });
  const scrolls = async () => {
    const frames = moved();
    await page.mouse.wheel(0, 50);
    return (await frames) + (await moved());
  };
  await expect.poll(scrolls).toBe(0);
  expect(await scrolls()).toBe(0);
  const left = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  expect(left, 'it stopped before the end of the page').toBeGreaterThan(0);
});

test('a guest is warned, and the warning waits its turn behind nothing', { tag: '@slow' }, async ({
  page,
}) => {
  await openAs(page, GUEST);
  await page.locator('main article button[aria-pressed]').first().click();
  const warning = page.getByRole('alertdialog', { name: 'Please note' });
  await expect(warning.getByRole('button', { name: 'Sign up' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(warning).toHaveCount(0);
});

test('on a phone a dialog is a sheet at the bottom, and the member sheet leads out', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openAs(page, MEMBER);
  await page.getByRole('navigation', { name: 'Main sections' }).getByRole('button', { name: 'Me' }).click();
  const sheet = page.getByRole('complementary', { name: 'Your account' });
  await expect(sheet).toBeVisible();
  await expectNoFindings(page);
  await sheet.getByRole('button', { name: 'Log out' }).click();
  await expect(sheet).toBeHidden();
  const foot = async () => {
    const box = await page.getByRole('alertdialog').boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  await expect.poll(foot).toBe(780);
  await expectNoFindings(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
});
