/** Vendors' wallets: transfers in and out, everything back at once, and automatic transfer when a game is started. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { centre, LOOKS, PHONE } from './cashier.ts';
import { register } from './signing-in.ts';
import { expectNoFindingsIn, settled } from './support.ts';

// Each journey registers an account of its own first, with the play money that the operator gives.
test.describe.configure({ timeout: 240_000 });
test.use({ viewport: PHONE });

const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Move money' });
const wallets = (page: Page): Locator => centre(page).getByRole('list', { name: 'Wallets', exact: true });
/** The first vendor's wallet; the main wallet is listed before it. */
const vendors = (page: Page): Locator => wallets(page).getByRole('listitem').nth(1);
const transfers = (page: Page): Locator =>
  centre(page).getByRole('list', { name: 'Transfers between wallets', exact: true });

async function open(page: Page): Promise<void> {
  await page.goto(new URL('/?mc=transferFund', page.url()).href);
  await settled(page);
  await expect(vendors(page)).toBeVisible();
}

async function moveIn(page: Page, amount: string): Promise<void> {
  await vendors(page)
    .getByRole('button', { name: /^Move money in: / })
    .click();
  await sheet(page).getByRole('textbox', { name: 'Amount' }).fill(amount);
  await sheet(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(sheet(page)).toContainText(/is now in your wallet at/);
}

test('money goes to a vendor and back, and the list follows', async ({ page }) => {
  await register(page);
  await open(page);
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);

  await vendors(page)
    .getByRole('button', { name: /^Move money in: / })
    .click();
  await sheet(page).getByRole('textbox', { name: 'Amount' }).fill('0.10');
  await sheet(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(sheet(page)).toContainText('The least is');
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);
  await sheet(page).getByRole('button', { name: 'Close' }).first().click();

  await moveIn(page, '40');
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);
  await sheet(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(vendors(page)).toContainText('$40.00');
  await expect(transfers(page).getByRole('listitem').first()).toContainText('$40.00');
  await expect(centre(page)).toContainText(/\$40\.00.* is in other wallets/);

  await vendors(page)
    .getByRole('button', { name: /^Move back: / })
    .click();
  await sheet(page)
    .getByRole('button', { name: /^All: / })
    .click();
  await expect(sheet(page).getByRole('textbox', { name: 'Amount' })).toHaveValue('40.00');
  await sheet(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(sheet(page)).toContainText(/is back in your main wallet/);
  await sheet(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(vendors(page)).toContainText('$0.00');
});

test('one tap brings everything back', { tag: '@slow' }, async ({ page }) => {
  await register(page);
  await open(page);
  await moveIn(page, '30');
  await sheet(page).getByRole('button', { name: 'Close' }).last().click();
  await centre(page).getByRole('button', { name: 'Bring everything back' }).click();
  await expect(centre(page)).toContainText(/\$30\.00.* is back in your main wallet/);
  await expect(vendors(page)).toContainText('$0.00');
});

test('whether money follows when a game is started is kept', { tag: '@slow' }, async ({ page }) => {
  await register(page);
  await open(page);
  const follows = centre(page).getByRole('checkbox', { name: 'Take money along when a game starts' });
  const was = await follows.isChecked();
  await follows.click();
  await expect(follows).toBeChecked({ checked: !was });
  await page.reload();
  await settled(page);
  await expect(follows).toBeChecked({ checked: !was });
});
