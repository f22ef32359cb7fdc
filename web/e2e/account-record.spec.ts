/** Account record: ledger entries with the balance before and after, filtered by kind, direction and days. */
import { expect, type Page, test } from '@playwright/test';
import { centre, LOOKS, PHONE } from './cashier.ts';
import { expectNoFindingsIn, logIn, MEMBER, settled } from './support.ts';

test.use({ viewport: PHONE });

const lines = (page: Page) => centre(page).getByRole('list', { name: 'Movements' }).getByRole('listitem');

async function open(page: Page): Promise<void> {
  await page.goto('/?modal=login');
  await settled(page);
  await logIn(page, MEMBER);
  await page.goto(new URL('/?mc=transactionHistory', page.url()).href);
  await settled(page);
}

test('movements stand with their balances, and are narrowed by kind, direction and days', async ({
  page,
}) => {
  await open(page);
  await centre(page).getByRole('button', { name: '12 months' }).click();
  await expect(lines(page).first()).toContainText('Before');
  await centre(page).getByLabel('Direction').selectOption('IN');
  await expect(lines(page).first()).toContainText('$');
  await expect(lines(page).filter({ hasText: '-$' })).toHaveCount(0);
  await centre(page).getByLabel('Kind').selectOption('WITHDRAWALS');
  await centre(page).getByRole('button', { name: 'Today' }).click();
  await expect(centre(page).getByText('Nothing fits')).toBeVisible();
  await centre(page).getByRole('button', { name: 'Own days' }).click();
  await centre(page).getByLabel('From').fill('2026-11-20');
  await centre(page).getByLabel('Until').fill('2026-11-01');
  await centre(page).getByRole('button', { name: 'Show', exact: true }).click();
  await expect(centre(page).getByText('Choose two days, the first one first.')).toBeVisible();
  await expectNoFindingsIn(page, LOOKS);
});

test('the record is sound with movements, and from right to left', { tag: '@slow' }, async ({ page }) => {
  await open(page);
  await centre(page).getByRole('button', { name: '12 months' }).click();
  await expect(lines(page).first()).toBeVisible();
  await expectNoFindingsIn(page, LOOKS);
  await page.evaluate(() => localStorage.setItem('lang', 'AR'));
  await page.goto(new URL('/?mc=transactionHistory', page.url()).href);
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectNoFindingsIn(page, [{ theme: 'dark', width: 390 }]);
});
