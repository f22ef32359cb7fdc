/** Credentials and sessions: passkeys, authenticator, sessions. */
import { expect, type Page, test } from '@playwright/test';
import { fresh, freshNumber, input } from './account.ts';
import {
  addEmail,
  addMobile,
  openSecuritySettings,
  PASSWORD,
  passForm,
  register,
  totp,
  urlByHostName,
  withPasskeys,
} from './signing-in.ts';
import { accountMenu, expectNoFindings, fillLogin, logIn, logOut, prefer, settled } from './support.ts';

// Each journey registers an account of its own first.
test.describe.configure({ timeout: 240_000 });

/** Enters the password where it is asked for again; not needed in a session that has just begun. */
async function prove(page: Page): Promise<void> {
  const question = page.getByRole('form', { name: 'Password needed' });
  if (!(await question.isVisible())) return;
  await expect(question.locator('input[name=proof]')).toBeFocused();
  await question.locator('input[name=proof]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
}

test('a passkey is added under a name, logs its member in, and is removed', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto(urlByHostName('/'));
  await withPasskeys(page);
  await register(page);
  await openSecuritySettings(page);
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of the new passkey' }).fill('Reader at home');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await prove(page);
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Reader at home');
  await expectNoFindings(page);
  // The first button: a toast inside the dialog has one as well.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();

  await logOut(page);
  await page.goto(urlByHostName('/?modal=login'));
  await settled(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(accountMenu(page)).toBeVisible();

  await openSecuritySettings(page);
  await page.getByRole('button', { name: /^Remove .*Reader at home/ }).click();
  await prove(page);
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
});

test('an authenticator is set up by its key, asked for on an unknown browser, and removed', async ({
  page,
  browser,
}) => {
  const member = await register(page);
  await openSecuritySettings(page);
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  await prove(page);
  const link = page.getByRole('link', { name: 'Open in the app' });
  await expect(link).toHaveAttribute('href', /^otpauth:\/\/totp\//);
  const secret = new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? '';
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectNoFindings(page);

  const code = page.getByRole('textbox', { name: 'Code of the app' });
  await code.fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(totp(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Guards your account', { exact: true })).toBeVisible();

  const stranger = await browser.newPage();
  await stranger.goto(new URL('/?modal=login', page.url()).href);
  await settled(stranger);
  await fillLogin(stranger, member);
  // It is the only method, so there is nothing to choose.
  await expect(stranger.getByText('Enter the code that your authenticator app shows now.')).toBeVisible();
  // The code used for confirmation is spent: use the one of the next 30 seconds.
  await stranger.locator('dialog form input').first().fill(totp(secret, 1));
  await stranger.keyboard.press('Enter');
  await passForm(stranger);
  await expect(accountMenu(stranger)).toBeVisible();
  await stranger.close();

  await page.getByRole('button', { name: 'Remove the authenticator' }).click();
  await prove(page);
  await expect(page.getByText('Not set up')).toBeVisible();
});

test('an address and a number are added by their codes, and a change asks for one of each', {
  tag: '@slow',
}, async ({ page }) => {
  await register(page);
  await openSecuritySettings(page);
  const contacts = page.getByRole('list', { name: 'Contact details' });
  await expect(contacts.getByText('None yet')).toHaveCount(2);
  const former = `${fresh()}@example.com`;
  await addEmail(page, former);
  await addMobile(page, freshNumber());
  await expect(contacts.getByText('Verified')).toHaveCount(2);

  const later = `${fresh()}@example.net`;
  await page.getByRole('button', { name: 'Change the e-mail address' }).click();
  await input(page, 'email').fill('nobody');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(input(page, 'email')).toBeFocused();
  await expect(input(page, 'email')).toHaveAccessibleDescription(/valid e-mail/);
  await expect(input(page, 'currentCode')).toHaveAccessibleDescription(/present one/);
  await expectNoFindings(page);
  await input(page, 'email').fill(later);
  await page.getByRole('button', { name: 'Get code' }).click();
  const refusal = page.getByRole('dialog').getByText(/^Too many requests/);
  await expect(refusal, 'a code went to the present one less than a minute ago').toBeVisible();
  await expect(input(page, 'email'), 'nothing typed is lost').toHaveValue(later);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(contacts).toContainText('example.com');
});

test('other sessions are shown and ended; their browsers are logged out', async ({ page, browser }) => {
  const member = await register(page);
  const other = await browser.newPage();
  await other.goto(new URL('/?modal=login', page.url()).href);
  await settled(other);
  await logIn(other, member);

  await openSecuritySettings(page);
  const sessions = page.getByRole('list', { name: 'Where you are logged in' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'End all others' }).click();
  await prove(page);
  await expect(sessions).toHaveCount(1);

  await other.reload();
  await settled(other);
  await expect(accountMenu(other)).toHaveCount(0);
  await other.close();
});

for (const { lang, theme } of [
  { lang: 'EN', theme: 'light' },
  { lang: 'AR', theme: 'dark' },
] as const) {
  test(`on a phone the security settings are sound: ${lang}, ${theme}`, {
    tag: lang === 'AR' ? [] : '@slow',
  }, async ({ page }) => {
    await register(page);
    await prefer(page, { lang, theme });
    await page.evaluate((it) => Object.assign(localStorage, it), { lang, theme });
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto('/?mc=securityCenter');
    await settled(page);
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await expectNoFindings(page);
  });
}
