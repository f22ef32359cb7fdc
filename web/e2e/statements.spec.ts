/** A statement is created, downloaded, printed and verified; verification names the row of an edited digit. */
import { expect, type Page, test } from '@playwright/test';
import { centre, LOOKS, PHONE } from './cashier.ts';
import { checkFile, madeStatement, withOneDigitEdited } from './statement-files.ts';
import { expectNoFindingsIn, logIn, MEMBER, settled, textPattern } from './support.ts';

test.use({ viewport: PHONE });
// Both use the same member, for whom only one statement is made at a time.
test.describe.configure({ mode: 'serial' });

async function open(page: Page): Promise<void> {
  await page.goto('/?modal=login');
  await settled(page);
  await logIn(page, MEMBER);
  await page.goto(new URL('/?mc=transactionHistory', page.url()).href);
  await settled(page);
  await centre(page).getByRole('button', { name: '12 months' }).click();
  await centre(page).getByRole('button', { name: 'Statement', exact: true }).click();
}

const made = (page: Page) => madeStatement(page, centre(page), /^statement-account-.*\.csv$/);

test('a statement that was downloaded passes the check, and one edited digit is named', async ({ page }) => {
  await open(page);
  const text = await made(page);
  await expectNoFindingsIn(page, LOOKS);
  await centre(page).getByRole('button', { name: 'Print' }).first().click();
  await expect(page.locator('[data-statement]')).toContainText('/verify?digest=');
  const address = await page.locator('[data-statement]').getByText('/verify?digest=').innerText();
  await centre(page).getByRole('button', { name: 'Back' }).last().click();
  await centre(page).getByRole('button', { name: 'Delete' }).first().click();

  await page.goto(new URL(new URL(address).pathname + new URL(address).search, page.url()).href);
  await settled(page);
  await checkFile(page, 'statement.csv', text);
  await expect(page.getByText('This statement is genuine')).toBeVisible();
  await expectNoFindingsIn(page, LOOKS);

  await checkFile(page, 'edited.csv', withOneDigitEdited(text, 3));
  await expect(page.getByText('This statement was altered')).toBeVisible();
  await expect(page.getByText(textPattern('Row 3 was edited'))).toBeVisible();

  await checkFile(page, 'letter.txt', 'Dear member');
  await expect(page.getByText('This is no statement')).toBeVisible();
});

test('the check works without the server once its keys are known', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await open(page);
  const text = await made(page);
  await centre(page).getByRole('button', { name: 'Delete' }).first().click();
  await page.goto(new URL('/verify', page.url()).href);
  await settled(page);
  await checkFile(page, 'statement.csv', text);
  await expect(page.getByText('This statement is genuine')).toBeVisible();
  await context.setOffline(true);
  await checkFile(page, 'again.csv', text.replace('lantern_member', 'lantern_agent1'));
  await expect(page.getByText('This statement is genuine')).toHaveCount(0);
  await checkFile(page, 'again.csv', text);
  await expect(page.getByText('This statement is genuine')).toBeVisible();
  await context.setOffline(false);
});
