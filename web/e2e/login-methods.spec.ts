/**
 * Login methods other than passkeys: mobile number, captcha, demo, third party; by keyboard, on a phone, right to
 * left.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  chooseCountry,
  codeIn,
  fresh,
  input,
  messageTo,
  outbox,
  solveCaptcha,
  submitButton,
} from './account.ts';
import { fillRegistration, passForm } from './signing-in.ts';
import {
  accountMenu,
  collectErrors,
  expectNoFindings,
  fillLogin,
  logOut,
  MEMBER,
  openAs,
  prefer,
  settled,
} from './support.ts';

/** The sample member's number, without dialling code. */
const NUMBER = '901234567';

async function open(page: Page): Promise<Locator> {
  await page.goto('/?modal=login');
  await settled(page);
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function byMobile(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await expect(input(page, 'mobileNum')).toBeVisible();
}

test('a member logs in by SMS; the countdown goes on after a reload', async ({ page }) => {
  // Logs in from the usual address first: otherwise the login elsewhere would make that one the known place.
  await openAs(page, MEMBER);
  await logOut(page);
  // An address of its own: where many codes have been sent, a captcha is required.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '192.0.2.41' });
  const complained = collectErrors(page);
  await open(page);
  await byMobile(page);
  await chooseCountry(page, 'viet');
  await input(page, 'mobileNum').fill(NUMBER);
  const known = (await outbox(page)).map(({ id }) => id);
  await page.getByRole('button', { name: 'Get code' }).click();
  const message = await messageTo(page, NUMBER, known);
  const button = page.getByRole('button', { name: /^Again in/ });
  await expect(button).toHaveAttribute('aria-disabled', 'true');

  await page.reload();
  await settled(page);
  await byMobile(page);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  expect((await outbox(page))[0]?.id).toBe(message.id);

  await chooseCountry(page, 'viet');
  await input(page, 'mobileNum').fill(NUMBER);
  await input(page, 'verificationCode').fill(codeIn(message));
  await submitButton(page).click();
  await passForm(page);
  await expect(accountMenu(page)).toBeVisible();
  expect(complained).toEqual([]);
});

test('a wrong code is refused where it was typed, and nobody is let in', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page);
  await byMobile(page);
  await chooseCountry(page, 'viet');
  await input(page, 'mobileNum').fill(NUMBER);
  await submitButton(page).click();
  await expect(input(page, 'verificationCode')).toHaveAttribute('aria-invalid', 'true');
  await input(page, 'verificationCode').fill('000000');
  await submitButton(page).click();
  await expect(page.getByRole('dialog').getByText(/code/i).first()).toBeVisible();
  await expect(accountMenu(page)).toHaveCount(0);
});

test('after a failed login a captcha is asked, and the device may answer it', { tag: '@slow' }, async ({
  page,
}) => {
  await open(page);
  await fillLogin(page, { name: `nobody${fresh()}`, password: 'not-the-password' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The characters to type' })).toBeVisible();
  await expectNoFindings(page);
  await solveCaptcha(page);
  await fillLogin(page, MEMBER);
  await passForm(page);
  await expect(accountMenu(page)).toBeVisible();
});

test('the captcha can be heard', { tag: '@slow' }, async ({ page }) => {
  const complained = collectErrors(page);
  await open(page);
  await fillLogin(page, { name: `nobody${fresh()}`, password: 'not-the-password' });
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Sound' }).click();
  const played = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(played).toBeGreaterThan(0);
  await expectNoFindings(page);
  expect(complained.filter((line) => !line.includes('401'))).toEqual([]);
});

test('a guest plays with play money, and is told that the wallet needs a real account', async ({ page }) => {
  const dialog = await open(page);
  await expect(dialog.getByText('Nothing can be won or paid out.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Play with play money' }).click();
  await passForm(page);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Play balance/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Deposit' })).toHaveCount(0);
  await page.goto('/?mc=depositv2');
  const warning = page.getByRole('alertdialog');
  await expect(warning).toContainText('A trial account cannot do this');
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(warning).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an identity of another provider is new once, and lets its member in from then on', {
  tag: '@slow',
}, async ({ page }) => {
  const person = `Person ${fresh()}`;
  await open(page);
  await throughProvider(page, person);
  const form = page.getByRole('dialog', { name: 'Sign up' });
  await expect(form).toBeVisible();
  expect(page.url()).not.toMatch(/ticket/);
  await fillRegistration(page);

  await logOut(page);
  await open(page);
  await throughProvider(page, person);
  await expect(accountMenu(page)).toBeVisible();
  await expect(form).toHaveCount(0);
});

test('a visitor who declines at the provider comes back to the login form, and reads why', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(/broken off/)).toBeVisible();
  await expect(accountMenu(page)).toHaveCount(0);
});

/** Signs in at the development provider as an unknown user. */
async function throughProvider(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('radio', { name: /Somebody else/ }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page
    .getByRole('textbox', { name: 'Mail address' })
    .fill(`${name.replace(/\W/g, '').toLowerCase()}@example.com`);
  await page.getByRole('button', { name: 'Allow' }).click();
}

test('login needs no mouse', { tag: '@slow' }, async ({ page }) => {
  await open(page);
  await expect(input(page, 'username')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(input(page, 'mobileNum')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Username' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(MEMBER.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(MEMBER.password);
  await page.keyboard.press('Enter');
  await passForm(page);
  await expect(accountMenu(page)).toBeVisible();
});

for (const { lang, theme, width } of [
  { lang: 'EN', theme: 'dark', width: 320 },
  { lang: 'EN', theme: 'light', width: 1280 },
  { lang: 'AR', theme: 'dark', width: 390 },
  { lang: 'AR', theme: 'light', width: 320 },
] as const) {
  test(`both tabs are sound: ${lang}, ${theme}, ${width} wide`, {
    tag: lang === 'AR' && theme === 'dark' ? [] : '@slow',
  }, async ({ page }) => {
    await prefer(page, { lang, theme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/?modal=login');
    await settled(page);
    await expect(page.getByRole('tab')).toHaveCount(2);
    await expectNoFindings(page);
    await page.getByRole('tab').nth(1).click();
    await expect(input(page, 'mobileNum')).toBeVisible();
    await expectNoFindings(page);
    await page.goto('/login');
    await settled(page);
    await expectNoFindings(page);
  });
}
