/** Forgotten and changed passwords: by e-mail, by mobile number, with the old one, without it, and forced. */
import { expect, type Page, test } from '@playwright/test';
import {
  chooseCountry,
  expectRefused,
  fresh,
  getCode,
  input,
  linkIn,
  messageTo,
  outbox,
  submitButton,
} from './account.ts';
import { addEmail, openSecuritySettings, PASSWORD, register } from './signing-in.ts';
import {
  type Account,
  accountMenu,
  expectNoFindings,
  fillLogin,
  historyAtRest,
  logIn,
  logOut,
  openAs,
  passGreeting,
  prefer,
  settled,
} from './support.ts';

// Most journeys register an account of their own first.
test.describe.configure({ timeout: 240_000 });

/** The sample account that must change its password. */
const NEWCOMER = { name: 'lantern_newcomer', password: '123456', number: '909876543' };
const SECOND = 'silk4drum8lantern1';

/** Registers a member with a verified e-mail address, logged in on this page. */
async function registerWithEmail(page: Page): Promise<Account & { email: string }> {
  const member = await register(page);
  const email = `${member.name}@example.com`;
  await openSecuritySettings(page);
  await addEmail(page, email);
  await page.goto('/');
  await settled(page);
  return { ...member, email };
}

async function openForgot(page: Page): Promise<void> {
  await page.goto('/');
  await settled(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgotten password' })).toBeVisible();
}

test('by mail: the link sets a new password, once', async ({ page }) => {
  const member = await registerWithEmail(page);
  await logOut(page);
  await openForgot(page);
  await expect(input(page, 'username')).toBeFocused();
  await submitButton(page).click();
  await expectRefused(page, 'username', 'Enter your username.');
  await expectRefused(page, 'email', 'Enter your e-mail address.');
  const known = (await outbox(page)).map(({ id }) => id);
  await input(page, 'username').fill(member.name);
  await input(page, 'email').fill(member.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  const link = linkIn(await messageTo(page, member.email, known));
  await historyAtRest(page);
  await page.goto(link);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
  await input(page, 'password').fill(SECOND);
  await input(page, 'confirmPassword').fill('something4else');
  await input(page, 'confirmPassword').blur();
  await expectRefused(page, 'confirmPassword', /inconsistent/);
  await expectNoFindings(page);
  await input(page, 'confirmPassword').fill(SECOND);
  await submitButton(page).click();
  await expect(input(page, 'confirmPassword')).toHaveCount(0);

  await page.goto('about:blank');
  await page.goto(link);
  await input(page, 'password').fill(PASSWORD);
  await input(page, 'confirmPassword').fill(PASSWORD);
  await submitButton(page).click();
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Ask for another mail' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgotten password' })).toBeVisible();

  await openAs(page, { name: member.name, password: SECOND });
});

test('by mail: an account that nobody has gets the same answer, and no mail is sent', {
  tag: '@slow',
}, async ({ page }) => {
  await openForgot(page);
  const nobody = `nobody${fresh()}`;
  await input(page, 'username').fill(nobody);
  await input(page, 'email').fill(`${nobody}@example.com`);
  await submitButton(page).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect((await outbox(page)).filter(({ to }) => to.includes(nobody))).toEqual([]);
});

test('a member changes the password with the old one, and other sessions end', async ({ page, browser }) => {
  const member = await register(page);
  const elsewhere = await browser.newPage();
  await openAs(elsewhere, member, new URL('/', page.url()).href);

  await page.goto('/?modal=changePassword');
  await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
  await expect(input(page, 'username')).toHaveValue(member.name);
  await expect(input(page, 'oldPassword')).toBeFocused();
  await expectNoFindings(page);
  await input(page, 'oldPassword').fill('not7the8one');
  await input(page, 'password').fill(SECOND);
  await input(page, 'confirmPassword').fill(SECOND);
  await submitButton(page).click();
  await expectRefused(page, 'oldPassword', /./);
  await expect(input(page, 'oldPassword')).toBeFocused();
  await input(page, 'oldPassword').fill(PASSWORD);
  await submitButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Change password' })).toHaveCount(0);
  await expect(page).toHaveURL('/');

  await elsewhere.reload();
  await settled(elsewhere);
  await expect(accountMenu(elsewhere)).toHaveCount(0);
  await elsewhere.context().close();
});

test.describe
  .serial('the newcomer', () => {
    test('a password that must be changed bars everything else until it is', { tag: '@slow' }, async ({
      page,
    }) => {
      await prefer(page, { theme: 'light' });
      await page.goto('/login');
      await fillLogin(page, NEWCOMER);
      const form = page.getByRole('dialog', { name: 'Change password' });
      await expect(form).toBeVisible();
      await expect(input(page, 'oldPassword')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(form).toBeVisible();
      await expect(form.getByRole('button', { name: 'Close' })).toHaveCount(0);
      await expectNoFindings(page);
      await input(page, 'password').fill('123456');
      await input(page, 'confirmPassword').fill('123456');
      await submitButton(page).click();
      await expectRefused(page, 'password', /./);
      await input(page, 'password').fill(SECOND);
      await input(page, 'confirmPassword').fill(SECOND);
      await submitButton(page).click();
      await expect(form).toHaveCount(0);
      await passGreeting(page);
      await expect(accountMenu(page)).toBeVisible();
      await logOut(page);
      await page.goto('/login');
      await logIn(page, { name: NEWCOMER.name, password: SECOND });
      await expect(accountMenu(page)).toBeVisible();
    });

    // A fresh account's number has just been sent a code, so no other one is sent for a while.
    test('by mobile number: a code sets the password and logs in', { tag: '@slow' }, async ({ page }) => {
      await openForgot(page);
      await page.getByRole('tab', { name: /mobile/i }).click();
      await chooseCountry(page, '+84');
      await input(page, 'mobileNum').fill(NEWCOMER.number);
      await getCode(page, `84${NEWCOMER.number}`);
      await input(page, 'password').fill(PASSWORD);
      await expectNoFindings(page);
      await input(page, 'password').press('Enter');
      await expect(page).toHaveURL('/');
      await expect(accountMenu(page)).toBeVisible();
      await logOut(page);
      await openAs(page, { name: NEWCOMER.name, password: PASSWORD });
    });
  });

test('on a phone, right to left, the forms hold nothing that axe finds', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await prefer(page, { lang: 'AR' });
  await page.goto('/?modal=forgotPassword');
  await expect(input(page, 'username')).toBeVisible();
  await expect(submitButton(page)).toBeInViewport({ ratio: 1 });
  await expectNoFindings(page);
  await page.getByRole('tab').last().click();
  await expect(input(page, 'mobileNum')).toBeVisible();
  await expectNoFindings(page);
});
