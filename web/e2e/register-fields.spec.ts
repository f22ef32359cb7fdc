/** Registration with all fields enabled: every field, codes, the list of countries, by keyboard, on a phone. */
import { expect, type Page } from '@playwright/test';
import {
  codeIn,
  expectRefused,
  fresh,
  freshNumber,
  getCode,
  input,
  messageTo,
  outbox,
  solveCaptcha,
  submitButton,
  tabTo,
} from './account.ts';
import { enableAllFields, needsOwnSite, test } from './operator.ts';
import { PASSWORD } from './signing-in.ts';
import { accountMenu, expectNoFindings, passGreeting, passLimits, prefer, settled } from './support.ts';

needsOwnSite();
test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ backOffice }) => enableAllFields(backOffice));

async function open(page: Page): Promise<void> {
  await page.goto('/?modal=register');
  await settled(page);
  await expect(input(page, 'confirmPassword')).toBeVisible();
}

/** Fills in the account tab except for the captcha. */
async function fillAccount(page: Page, username: string): Promise<void> {
  const number = freshNumber();
  await input(page, 'username').fill(username);
  await input(page, 'mobileNum').fill(number);
  await getCode(page, number);
  await input(page, 'password').fill(PASSWORD);
  await input(page, 'confirmPassword').fill(PASSWORD);
  await input(page, 'email').fill(`${username}@example.com`);
  await input(page, 'consent').check();
}

async function expectMember(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Sign up' })).toHaveCount(0);
  await passLimits(page);
  await passGreeting(page);
  await expect(page).toHaveURL('/');
  await expect(accountMenu(page)).toBeVisible();
}

test('a member is made of name, number, code, passwords and mail', async ({ page }) => {
  await open(page);
  await fillAccount(page, `koi${fresh()}`);
  await solveCaptcha(page);
  await submitButton(page).click();
  await expectMember(page);
});

test('every field that will not do says why, and the first one gets the focus', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page);
  await submitButton(page).click();
  await expect(input(page, 'username')).toBeFocused();
  const empty = {
    username: 'Enter your username.',
    mobileNum: 'Enter your mobile number.',
    verificationCode: 'Enter the code.',
    password: 'Enter your password.',
    confirmPassword: 'Type the password again.',
    email: 'Enter your e-mail address.',
  };
  for (const [name, words] of Object.entries(empty)) await expectRefused(page, name, words);
  await expectRefused(page, 'consent', 'Please confirm your age and agree to the terms.');

  const bad: Array<[string, string, RegExp]> = [
    ['username', '9lives', /starting with a letter.*6\W+to\W+15/],
    ['mobileNum', '12ab', /Digits only.*8\W+to\W+11/],
    ['password', 'lettersonly', /at least one of each.*8\W+to\W+20/],
    ['confirmPassword', 'somethingelse1', /inconsistent/],
    ['payeeName', 'R2D2', /letters and spaces/],
    ['email', 'nobody@nowhere', /valid e-mail/],
    ['recommenderId', 'two words', /No spaces/],
  ];
  await page.getByText('Optional details').click();
  for (const [name, value, words] of bad) {
    await input(page, name).fill(value);
    await input(page, name).blur();
    await expectRefused(page, name, words);
    await expect(input(page, name)).toHaveValue(value);
  }
  await expectNoFindings(page);
  await input(page, 'username').fill('lantern88');
  await expect(input(page, 'username')).not.toHaveAttribute('aria-invalid', 'true');
});

test('a wrong code is refused, and what was typed stays', { tag: '@slow' }, async ({ page }) => {
  await open(page);
  const username = `moth${fresh()}`;
  await fillAccount(page, username);
  const code = await input(page, 'verificationCode').inputValue();
  await input(page, 'verificationCode').fill(code.replace(/.$/, (last) => (last === '1' ? '2' : '1')));
  await solveCaptcha(page);
  await submitButton(page).click();
  await expectRefused(page, 'verificationCode', /code/);
  await expect(input(page, 'username')).toHaveValue(username);
  await expect(input(page, 'password')).toHaveValue(PASSWORD);
});

test('by keyboard alone: from the header’s button to a member', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).focus();
  await page.keyboard.press('Enter');
  await expect(input(page, 'username')).toBeFocused();
  const username = `drum${fresh()}`;
  const number = freshNumber();
  const known = (await outbox(page)).map(({ id }) => id);
  await page.keyboard.type(username);
  await tabTo(page, 'Country');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('thai');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Country: Thailand +66' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(number);
  await expect(page.getByText('Checked. There is nothing to type.')).toBeVisible();
  await tabTo(page, 'Get code');
  await page.keyboard.press('Enter');
  const code = codeIn(await messageTo(page, number, known));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(code);
  await tabTo(page, 'Password');
  await page.keyboard.type(PASSWORD);
  await tabTo(page, 'Confirm password');
  await page.keyboard.type(PASSWORD);
  await tabTo(page, 'E-mail');
  await page.keyboard.type(`${username}@example.com`);
  await expect(page.getByText('Checked. There is nothing to type.')).toBeVisible();
  await tabTo(page, 'I am ');
  await page.keyboard.press('Space');
  await expect(input(page, 'consent')).toBeChecked();
  await page.keyboard.press('Enter');
  await expectMember(page);
});

test('on a phone, right to left: the button stays in reach, and nothing is found by axe', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await prefer(page, { lang: 'AR', theme: 'light' });
  await open(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(submitButton(page)).toBeInViewport({ ratio: 1 });
  await page.locator('dialog summary').click();
  await input(page, 'affiliateCode').scrollIntoViewIfNeeded();
  await expect(submitButton(page)).toBeInViewport({ ratio: 1 });
  await expectNoFindings(page);
  const small = await page
    .locator('dialog input:not([type=checkbox])')
    .evaluateAll((all) =>
      all.filter((it) => Number.parseFloat(getComputedStyle(it).fontSize) < 16).map((it) => it.outerHTML),
    );
  expect(small, 'a phone zooms into inputs under 16 px').toEqual([]);
  await expect(input(page, 'mobileNum')).toHaveAttribute('inputmode', 'tel');
  await expect(input(page, 'verificationCode')).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(input(page, 'password')).toHaveAttribute('autocomplete', 'new-password');
  await page.locator('dialog [aria-haspopup=listbox]').click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.locator('dialog')).toBeVisible();
});

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing on either tab, ${theme}`, { tag: '@slow' }, async ({ page }) => {
    await prefer(page, { theme });
    await open(page);
    await expectNoFindings(page);
    await page.getByRole('tab', { name: 'Mobile registration' }).click();
    await expectNoFindings(page);
  });
}
