/** Register centre: a downline account and its first login, and a registration link and a registration by it. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { AGENT, expectNoFindings, fillLogin, openAs, settled } from './support.ts';

const PAGE = '/?ac=registerCenter';
const FIRST = 'Firstpass12';

const centre = (page: Page): Locator => page.getByRole('dialog', { name: 'Agent centre' });
const section = (page: Page, name: string): Locator => centre(page).getByRole('region', { name });

/** A name unique to this run. */
const fresh = (stem: string): string => `${stem}${Date.now().toString(36)}`;

test('an account is made, and its first login changes the password and agrees to the terms', async ({
  page,
  browser,
}) => {
  const name = fresh('nova');
  await openAs(page, AGENT, PAGE);
  const form = section(page, 'New account');
  await form.getByLabel('Rebate').or(form.getByLabel(/All/)).first().waitFor();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByLabel(/User name|Account name|Username/)).toBeFocused();
  await form.getByLabel(/User name|Account name|Username/).fill(name);
  await form.getByLabel(/^Password/).fill(FIRST);
  await form.getByLabel(/Live/).fill('99');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form).toContainText('At most');
  await form.getByLabel(/Live/).fill('0.1');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form).toContainText(new RegExp(`${name}\u2069? was created`));
  await expectNoFindings(page);

  const other = await (await browser.newContext()).newPage();
  await other.goto('/?modal=login');
  await settled(other);
  await fillLogin(other, { name, password: FIRST });
  const change = other.getByRole('dialog', { name: /password/i });
  await change
    .getByLabel(/^(New )?password/i)
    .first()
    .fill('Kx7mTq4vLp2w');
  await change.getByLabel(/again|confirm|repeat/i).fill('Kx7mTq4vLp2w');
  await change.getByRole('button', { name: /change/i }).click();
  await expect(change.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  await change.getByRole('checkbox').check();
  await change.getByRole('button', { name: /change/i }).click();
  await expect(change).toHaveCount(0);
});

test('a link is made, shows its code, and is ended after a question', { tag: '@slow' }, async ({ page }) => {
  await openAs(page, AGENT, PAGE);
  const form = section(page, 'New registration link');
  await form.getByLabel('Where it is shown').fill('Flyer');
  await form.getByLabel('How many may register').fill('0');
  await form.getByRole('button', { name: 'Create link' }).click();
  await expect(form).toContainText('Enter a number from 1');
  await form.getByLabel('How many may register').fill('5');
  await form.getByRole('button', { name: 'Create link' }).click();
  const link = centre(page).getByRole('article', { name: 'Flyer' }).first();
  await expect(link).toContainText('0 / 5');
  await expect(link.getByRole('img', { name: 'QR code of the registration link' })).toBeVisible();
  await expectNoFindings(page);
  await link.getByRole('button', { name: 'End link' }).click();
  await link.getByRole('button', { name: 'Keep it' }).click();
  await link.getByRole('button', { name: 'End link' }).click();
  await link.getByRole('button', { name: 'End it' }).click();
  await expect(link).toContainText('Ended');
  await expect(link.getByRole('button', { name: 'End link' })).toHaveCount(0);
});

test('the page reads from right to left', { tag: '@slow' }, async ({ page }) => {
  await openAs(page, AGENT);
  await page.evaluate(() => localStorage.setItem('lang', 'AR'));
  await page.goto(PAGE);
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectNoFindings(page);
});
