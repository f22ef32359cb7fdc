/** Member centre: the ways in, its pages, and the ways out, on a wide screen and on a phone. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  accountMenu,
  expectNoFindings,
  expectNoFindingsIn,
  GUEST,
  logIn,
  MEMBER,
  openAs,
  prefer,
  settled,
} from './support.ts';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

const centre = (page: Page): Locator => page.getByRole('dialog', { name: 'Member centre' });
/** An entry of the list by its name, whatever its badge shows. */
const entry = (page: Page, name: string): Locator =>
  centre(page)
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${name}( |$)`) });
const title = (page: Page): Locator => centre(page).getByRole('heading', { level: 2 }).first();
const depthOf = (page: Page): Promise<number> => page.evaluate(() => history.state?.depth ?? 0);

test('a member enters by the menu, walks the pages, and goes back and out as they came', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openAs(page, MEMBER, '/rng?name=lantern');
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Security centre' }).click();
  await expect(page).toHaveURL('/rng?name=lantern&mc=securityCenter');
  await expect(title(page)).toHaveText('My account');
  await expect(entry(page, 'My account')).toHaveAttribute('aria-current', 'page');
  await expect(entry(page, 'My account')).toBeFocused();
  await expect(centre(page).getByRole('navigation').getByRole('link')).toHaveCount(14);
  await expectNoFindings(page);

  await entry(page, 'Withdraw').click();
  await expect(title(page)).toHaveText('Withdraw');
  await expect(entry(page, 'My account')).not.toHaveAttribute('aria-current');
  await entry(page, 'Reward centre').click();
  await expect(title(page)).toHaveText('Reward centre');
  await page.goBack();
  await expect(title(page)).toHaveText('Withdraw');
  await page.reload();
  await settled(page);
  await expect(title(page)).toHaveText('Withdraw');

  await page.keyboard.press('Escape');
  await expect(centre(page)).toHaveCount(0);
  await expect(page).toHaveURL('/rng?name=lantern');
  const depth = await depthOf(page);
  await page.goForward();
  await expect(centre(page), 'closing went back and added nothing').toBeVisible();
  await page.goBack();
  expect(await depthOf(page)).toBe(depth);
  await expect(centre(page)).toHaveCount(0);
});

test('the focus stays in the centre and comes back to what opened it', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openAs(page, MEMBER);
  const opener = page.getByRole('banner').getByRole('link', { name: 'Deposit' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(entry(page, 'Deposit')).toBeFocused();
  for (let stop = 0; stop < 16; stop += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await centre(page).getByRole('button', { name: 'Close' }).click();
  await expect(centre(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('on a phone the list is a page, and what is chosen lies over it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openAs(page, MEMBER);
  await page.getByRole('navigation', { name: 'Main sections' }).getByRole('button', { name: 'Me' }).click();
  await page
    .getByRole('complementary', { name: 'Your account' })
    .getByRole('link', { name: 'Member centre' })
    .click();
  await expect(page).toHaveURL('/?mc=menu');
  await expect(entry(page, 'My account')).toBeVisible();
  await expectNoFindingsIn(page, [
    { ...PHONE, theme: 'dark' },
    { ...PHONE, theme: 'light' },
  ]);

  await entry(page, 'Bonus details').click();
  await expect(title(page)).toHaveText('Bonus details');
  await expect(title(page)).toBeFocused();
  await expect(entry(page, 'My account')).toBeHidden();
  await page.goBack();
  await expect(entry(page, 'Bonus details')).toBeFocused();
  await entry(page, 'My account').click();
  await expect(title(page)).toHaveText('My account');
  await centre(page).getByRole('button', { name: 'Back to all pages' }).click();
  await expect(page).toHaveURL('/?mc=menu');

  await entry(page, 'Invite friends').click();
  await centre(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await expect(centre(page)).toHaveCount(0);
  expect(await depthOf(page)).toBe(0);
});

test('on a phone a page that was opened by itself leads to the list as well', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAs(page, MEMBER);
  await page
    .getByRole('navigation', { name: 'Main sections' })
    .getByRole('link', { name: 'Deposit' })
    .click();
  await expect(title(page)).toHaveText('Deposit');
  await centre(page).getByRole('button', { name: 'Back to all pages' }).click();
  await expect(entry(page, 'Deposit')).toBeVisible();
  await page.goBack();
  await expect(centre(page)).toHaveCount(0);
});

test('a page of the centre leads to a screen, and Back returns to it', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openAs(page, MEMBER, '/?mc=referral');
  await centre(page).getByRole('link', { name: 'The page that your friends see' }).click();
  await expect(page).toHaveURL(/\/join\?referralCode=/);
  await expect(centre(page)).toHaveCount(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Invite friends');
});

test('a visitor logs in first and then finds the page', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/fish');
  await settled(page);
  await page.goto('/fish?mc=withdraw');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await logIn(page, MEMBER);
  await expect(title(page)).toHaveText('Withdraw');
  await expect(page).toHaveURL('/fish?mc=withdraw');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/fish');
});

test('a guest of the demo is told that it needs a real account', { tag: '@slow' }, async ({ page }) => {
  await openAs(page, GUEST);
  await page.goto('/?mc=securityCenter');
  const warning = page.getByRole('alertdialog');
  await expect(warning).toContainText('A trial account cannot do this');
  await page.keyboard.press('Escape');
  await expect(warning).toHaveCount(0);
  await expect(centre(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('the form that changes the password opens above my account, and closing it returns there', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openAs(page, MEMBER, '/?mc=securityCenter');
  await centre(page).getByRole('button', { name: 'Change the password' }).click();
  const form = page.getByRole('dialog', { name: 'Change password' });
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(title(page)).toHaveText('My account');
});

for (const { lang, size } of [
  { lang: 'AR', size: PHONE },
  { lang: 'KM', size: WIDE },
]) {
  test(`the centre is sound in ${lang}`, { tag: '@slow' }, async ({ page }) => {
    await openAs(page, MEMBER);
    await prefer(page, { lang });
    await page.evaluate((it) => localStorage.setItem('lang', it), lang);
    await page.setViewportSize(size);
    for (const key of ['menu', 'securityCenter', 'rewardCenter']) {
      await page.goto(`/?mc=${key}`);
      await settled(page);
      await expect(page.locator('dialog[open]')).toBeVisible();
      await expectNoFindingsIn(page, [
        { ...size, theme: 'dark' },
        { ...size, theme: 'light' },
      ]);
    }
  });
}
