/** Second factor of a login from a new address. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { codeIn, messageTo, outbox } from './account.ts';
import { elsewhere, passForm } from './signing-in.ts';
import { AGENT, accountMenu, expectNoFindings, fillLogin, openAs, prefer, settled } from './support.ts';

// Each journey logs in twice.
test.describe.configure({ timeout: 240_000 });

/** Number that the sample agent's codes are sent to. */
const NUMBER = '907654321';
const MAIL = 'lantern_agent@lumora.example';

/** The agent, known at one address, logs in from another one, up to the prompt for the second factor. */
async function reachFactorPrompt(home: Page, browser: Browser, address: string, wish = {}): Promise<Page> {
  await openAs(home, AGENT);
  const page = await (await elsewhere(browser, address)).newPage();
  await prefer(page, wish);
  await page.goto(new URL('/?modal=login', home.url()).href);
  await settled(page);
  await fillLogin(page, AGENT);
  await expect(page.locator('dialog ul button').first()).toBeFocused();
  return page;
}

test('a code by SMS lets the member in; the password alone does not', async ({ page: home, browser }) => {
  const page = await reachFactorPrompt(home, browser, '198.51.100.23');
  await expect(page.getByText('You are logging in from a new place.')).toBeVisible();
  await expectNoFindings(page);
  await expect(accountMenu(page)).toHaveCount(0);

  const known = (await outbox(page)).map(({ id }) => id);
  await page.getByRole('button', { name: /^Code by SMS/ }).click();
  const code = codeIn(await messageTo(page, NUMBER, known));
  const answer = page.locator('dialog form input').first();
  await expect(answer).toBeFocused();
  await expectNoFindings(page);

  await answer.fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog')).toContainText(/does not match|wrong/i);
  await answer.fill(code);
  await page.keyboard.press('Enter');
  await passForm(page);
  await expect(accountMenu(page)).toBeVisible();
  await page.context().close();
});

test('another way may be chosen, and the way back leads to the form', { tag: '@slow' }, async ({
  page: home,
  browser,
}) => {
  const page = await reachFactorPrompt(home, browser, '203.0.113.23', { theme: 'light' });
  const known = (await outbox(page)).map(({ id }) => id);
  await page.getByRole('button', { name: /^Code by e-mail/ }).click();
  const mail = await messageTo(page, MAIL, known);
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Choose another way' }).click();
  await expect(page.getByRole('button', { name: /^Code by SMS/ })).toBeFocused();
  await page.getByRole('button', { name: 'Back to the login form' }).click();
  await expect(page.locator('input[name=password]')).toBeVisible();
  await expect(page.locator('input[name=password]')).toHaveValue('');
  expect(codeIn(mail)).toMatch(/^\d+$/);
  await page.context().close();
});

test('right to left on a phone the question is sound', { tag: '@slow' }, async ({ page: home, browser }) => {
  const page = await reachFactorPrompt(home, browser, '192.0.2.23', { lang: 'AR' });
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoFindings(page);
  await page.context().close();
});
