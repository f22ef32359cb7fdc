/** Registration: every way, every refusal, by keyboard, on a phone, right to left. */
import { expect, type Page, test } from '@playwright/test';
import {
  chooseCountry,
  expectRefused,
  fresh,
  freshNumber,
  getCode,
  input,
  solveCaptcha,
  submitButton,
} from './account.ts';
import {
  accountMenu,
  collectErrors,
  expectNoFindings,
  MEMBER,
  passGreeting,
  passLimits,
  prefer,
  settled,
} from './support.ts';

// Most journeys register an account of their own first.
test.describe.configure({ timeout: 240_000 });

const PASSWORD = 'amber7koi2ferry9';

async function open(page: Page, address = '/?modal=register'): Promise<void> {
  await page.goto(address);
  await settled(page);
  await expect(input(page, 'password')).toBeVisible();
}

/** Fills in the account tab except for the captcha, which the browser solves. */
async function fillAccount(page: Page, username: string): Promise<void> {
  await input(page, 'username').fill(username);
  await input(page, 'password').fill(PASSWORD);
  await input(page, 'consent').check();
}

async function expectMember(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Sign up' })).toHaveCount(0);
  await passLimits(page);
  await passGreeting(page);
  await expect(page).toHaveURL('/');
  await expect(accountMenu(page)).toBeVisible();
}

test('a visitor registers by account name, and is logged in on the home page', async ({ page }) => {
  const complained = collectErrors(page);
  await page.goto('/rng');
  await settled(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  await expect(input(page, 'username')).toBeFocused();
  const asked = page.locator('dialog form input:visible');
  const names = await asked.evaluateAll((all) => all.map((it) => it.getAttribute('name')));
  expect(names, 'a name, a password, age and terms: nothing else').toEqual([
    'username',
    'password',
    'consent',
  ]);
  const username = `koi${fresh()}`;
  await fillAccount(page, username);
  await solveCaptcha(page);
  await submitButton(page).click();
  await expectMember(page);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    PASSWORD,
  );
  expect(complained).toEqual([]);
});

test('a visitor registers by mobile number and the code of an SMS', { tag: '@slow' }, async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'Mobile registration' }).click();
  await expect(input(page, 'username')).toHaveCount(0);
  await chooseCountry(page, 'camb');
  await expect(page.getByRole('button', { name: /^Country/ })).toHaveAccessibleName('Country: Cambodia +855');
  const number = freshNumber();
  await input(page, 'mobileNum').fill(number);
  await getCode(page, `855${number}`);
  await input(page, 'password').fill(PASSWORD);
  await input(page, 'consent').check();
  await solveCaptcha(page);
  await submitButton(page).click();
  await expectMember(page);
});

test('a good affiliate link fills the code in and hides its field', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/register?affiliateCode=LANTERN');
  await expect(page.getByText('You were invited')).toBeVisible();
  await expect(input(page, 'affiliateCode')).toHaveCount(0);
});

test('a bad affiliate link leaves the field, and a wrong code is refused in a warning', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/register?affiliateCode=NOBODY99');
  await expect(input(page, 'affiliateCode')).toBeVisible();
  await fillAccount(page, `moth${fresh()}`);
  await input(page, 'affiliateCode').fill('NOBODY88');
  await solveCaptcha(page);
  await submitButton(page).click();
  const warning = page.getByRole('alertdialog');
  await expect(warning).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(warning).toHaveCount(0);
  await expectRefused(page, 'affiliateCode', /code/i);
});

test('errors speak the new language as soon as the language changes', { tag: '@slow' }, async ({ page }) => {
  await prefer(page, { lang: 'KM' });
  await open(page);
  await submitButton(page).click();
  const english = 'Enter your username.';
  const described = () =>
    input(page, 'username').evaluate(
      (it) => document.getElementById(it.getAttribute('aria-describedby') ?? '')?.textContent,
    );
  expect(await described()).toBeTruthy();
  expect(await described()).not.toBe(english);
  // The header is behind the dialog, so a real click cannot reach it; the texts must change whatever triggers
  // it.
  await page.locator('button[aria-haspopup=menu]', { hasText: 'KM' }).dispatchEvent('click');
  await page.locator('[role=menuitemradio]', { hasText: 'English' }).dispatchEvent('click');
  await expect.poll(described).toBe(english);
});

test('a name that is taken is refused beside its field, and nothing typed is lost', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page);
  await fillAccount(page, MEMBER.name.replace('_', ''));
  await input(page, 'username').fill('koiseller');
  await solveCaptcha(page);
  await submitButton(page).click();
  await expectMember(page);
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());

  await open(page);
  await fillAccount(page, 'koiseller');
  await solveCaptcha(page);
  await submitButton(page).click();
  await expectRefused(page, 'username', /taken|used/i);
  await expect(input(page, 'username')).toBeFocused();
  await expect(input(page, 'username')).toHaveValue('koiseller');
  await expect(input(page, 'password')).toHaveValue(PASSWORD);
});

test('the strength of the password is told in words while it is typed', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page);
  const meter = page.getByRole('meter');
  // The strength module is larger than the rest of the site; a slow machine needs time to compile it.
  const judge = page.waitForResponse((response) => response.url().includes('strength_bg'));
  await input(page, 'password').pressSequentially('password1');
  await input(page, 'password').blur();
  await expect(input(page, 'password')).not.toBeFocused();
  await (await judge).finished();
  await expect(meter).toHaveAttribute('aria-valuetext', 'Very weak', { timeout: 45_000 });
  await input(page, 'password').fill(PASSWORD);
  await expect(meter).toHaveAttribute('aria-valuetext', /trong/);
  await page.getByRole('button', { name: 'Show the password' }).click();
  await expect(input(page, 'password')).toHaveAttribute('type', 'text');
});

test('clearing the form empties it', { tag: '@slow' }, async ({ page }) => {
  await open(page);
  await input(page, 'username').fill('lantern88');
  await input(page, 'password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(input(page, 'username')).toHaveValue('');
  await expect(input(page, 'password')).toHaveValue('');
});

test('a picture, a sound and a sum are offered, and each asks for what it needs', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page);
  await expect(page.getByText('Checked. There is nothing to type.')).toBeVisible();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await expect(page.getByRole('img', { name: 'The characters to type' })).toBeVisible();
  await page.getByRole('button', { name: 'Sound', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Digits that you hear' })).toBeVisible();
  await solveCaptcha(page);
  await expect(input(page, 'captcha')).toHaveCount(0);
});

test('nothing filled in: each field says what it wants, and the first one gets the focus', async ({
  page,
}) => {
  await open(page);
  await submitButton(page).click();
  await expect(input(page, 'username')).toBeFocused();
  await expectRefused(page, 'username', 'Enter your username.');
  await expectRefused(page, 'password', 'Enter your password.');
  await expectRefused(page, 'consent', 'Please confirm your age and agree to the terms.');
  await expectNoFindings(page);
});

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing on either tab, ${theme}`, { tag: theme === 'light' ? [] : '@slow' }, async ({
    page,
  }) => {
    await prefer(page, { theme });
    await open(page);
    await expectNoFindings(page);
    await page.getByRole('tab', { name: 'Mobile registration' }).click();
    await expectNoFindings(page);
  });
}
