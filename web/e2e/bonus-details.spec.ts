/** Bonus details: a deposit bonus shows its progress, and forfeiting it costs exactly the amount shown. */
import { expect, type Page, test } from '@playwright/test';
import { act, amount, centre, LOOKS, PHONE, pay } from './cashier.ts';
import { register } from './signing-in.ts';
import { expectNoFindingsIn, settled } from './support.ts';

// The journey registers an account of its own first.
test.describe.configure({ timeout: 240_000 });
test.use({ viewport: PHONE });

const lines = (page: Page) => centre(page).getByRole('list', { name: 'Bonuses' }).getByRole('listitem');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(new URL(address, page.url()).href);
  await settled(page);
}

test('a bonus is asked about by its exact sum, kept, given up, and found in the account record', async ({
  page,
}) => {
  await register(page);
  await open(page, '/?mc=bonusDetails');
  await expect(centre(page).getByText('No bonus yet')).toBeVisible();
  await open(page, '/promoDetail?id=first-deposit');
  await page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true }).click();
  await amount(page).fill('60');
  await pay(page);

  await open(page, '/?mc=bonusDetails');
  const bonus = lines(page).first();
  await expect(bonus).toContainText('First deposit bonus');
  await expect(bonus).toContainText(/\$0\.00.* of .*\$300\.00.* staked/);
  await expect(bonus).toContainText(/Giving it up would take .*\$30\.00/);
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);

  const question = page.getByRole('alertdialog', { name: 'Give up this bonus?' });
  await bonus.getByRole('button', { name: 'Give up this bonus' }).click();
  await expect(question).toContainText(/Giving it up would take .*\$30\.00/);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toHaveCount(0);
  await bonus.getByRole('button', { name: 'Give up this bonus' }).click();
  await question.getByRole('button', { name: 'Give it up' }).click();
  await expect(centre(page).getByText(/^The bonus was given up: .*\$30\.00/)).toBeVisible();

  await act(page, 'Being staked').click();
  await expect(centre(page).getByText('No such bonus')).toBeVisible();
  await act(page, 'Given up').click();
  await lines(page).first().getByRole('link', { name: 'Day on which some was taken back' }).click();
  const movements = centre(page).getByRole('list', { name: 'Movements' }).getByRole('listitem');
  await expect(movements.filter({ hasText: 'Bonus given up' })).toHaveCount(1);
});
