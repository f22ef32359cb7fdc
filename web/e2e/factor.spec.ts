/** The second factor of a login from an address that the account has never been at. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { codeIn, messageTo, outbox } from './account.ts';
import { accountMenu, expectSound, fillLogin, logOut, prefer, settled } from './support.ts';
import { elsewhere, type NewMember, passGreeting, register } from './ways.ts';

// Each journey registers an account of its own first.
test.describe.configure({ timeout: 240_000 });

/** A new member who logs in from elsewhere, up to the question for the second factor. */
async function asked(page: Page, browser: Browser, wish = {}): Promise<{ page: Page; member: NewMember }> {
  const member = await register(page);
  await logOut(page);
  const context = await elsewhere(browser);
  const far = await context.newPage();
  await prefer(far, wish);
  await far.goto(new URL('/?modal=login', page.url()).href);
  await settled(far);
  await fillLogin(far, member);
  await expect(far.locator('dialog button[data-autofocus]')).toBeFocused();
  return { page: far, member };
}

test('a code by SMS lets the member in; the password alone does not', async ({ page: home, browser }) => {
  const { page, member } = await asked(home, browser);
  await expect(page.getByText('You are logging in from a new place.')).toBeVisible();
  await expectSound(page);
  await expect(accountMenu(page)).toHaveCount(0);

  const known = (await outbox(page)).map(({ id }) => id);
  await page.getByRole('button', { name: /^Code by SMS/ }).click();
  const code = codeIn(await messageTo(page, member.mobile, known));
  const answer = page.locator('dialog form input').first();
  await expect(answer).toBeFocused();
  await expectSound(page);

  await answer.fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog')).toContainText(/does not match|wrong/i);
  await answer.fill(code);
  await page.keyboard.press('Enter');
  await passGreeting(page);
  await expect(accountMenu(page)).toBeVisible();
  await page.context().close();
});

test('another way may be chosen, and the way back leads to the form', async ({ page: home, browser }) => {
  const { page, member } = await asked(home, browser, { theme: 'light' });
  await page.getByRole('button', { name: /^Code by SMS/ }).click();
  await page.getByRole('button', { name: 'Choose another way' }).click();
  const known = (await outbox(page)).map(({ id }) => id);
  await page.getByRole('button', { name: /^Code by e-mail/ }).click();
  const mail = await messageTo(page, member.email, known);
  await expectSound(page);
  await page.getByRole('button', { name: 'Back to the login form' }).click();
  await expect(page.locator('input[name=password]')).toBeVisible();
  await expect(page.locator('input[name=password]')).toHaveValue('');
  expect(codeIn(mail)).toMatch(/^\d+$/);
  await page.context().close();
});

test('right to left on a phone the question is sound', async ({ page: home, browser }) => {
  const { page } = await asked(home, browser, { lang: 'AR' });
  await page.setViewportSize({ width: 320, height: 700 });
  await expectSound(page);
  await page.context().close();
});
