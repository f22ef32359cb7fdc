/**
 * Records of the agent centre: from a figure of the team down to its bets; names of members of other teams find
 * nothing.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { LOOKS, PHONE } from './cashier.ts';
import { AGENT, expectNoFindingsIn, openAs, settled } from './support.ts';

test.use({ viewport: PHONE });

const centre = (page: Page): Locator => page.getByRole('dialog', { name: 'Agent centre' });
const bets = (page: Page): Locator => centre(page).getByRole('list', { name: 'Bets' }).getByRole('listitem');
const sums = (page: Page): Locator =>
  centre(page).getByRole('region', { name: 'Sums of all bets that are chosen' });

async function go(page: Page, query: string): Promise<void> {
  await page.goto(new URL(`/?ac=${query}`, page.url()).href);
  await settled(page);
}

test('a figure of a branch leads to the bets that it is made of, and their sum is that figure', async ({
  page,
}) => {
  await openAs(page, AGENT, '/?ac=teamProfit');
  await centre(page).getByRole('button', { name: '12 months' }).click();
  const branch = centre(page)
    .getByRole('list', { name: 'By branch' })
    .getByRole('listitem')
    .filter({ hasText: 'lantern_member' });
  await expect(branch).toBeVisible();
  await expectNoFindingsIn(page, LOOKS);
  const staked = branch.getByRole('link').first();
  const figure = await staked.textContent();
  await staked.click();
  await expect(page).toHaveURL(/ac=teamBets/);
  await expect(
    sums(page)
      .getByText(figure ?? '?', { exact: true })
      .first(),
  ).toBeVisible();
  await expect(bets(page).first()).toContainText('lantern_member');
  await expectNoFindingsIn(page, LOOKS);
  await bets(page).first().getByRole('link').click();
  await expect(centre(page).getByText('lantern_member')).toBeVisible();
  await expect(centre(page).getByText('Movements of money')).toHaveCount(0);
  await centre(page).getByRole('link', { name: 'All bets' }).click();
  await expect(
    sums(page)
      .getByText(figure ?? '?', { exact: true })
      .first(),
  ).toBeVisible();
});

test('an account of another team is answered like one that does not exist', { tag: '@slow' }, async ({
  page,
}) => {
  await openAs(page, AGENT, '/?ac=teamBets');
  for (const account of ['lantern_agent', 'nobody_at_all']) {
    await centre(page).getByRole('searchbox', { name: 'Account name' }).fill(account);
    await page.keyboard.press('Enter');
    await expect(centre(page).getByText('Your team has no such account')).toBeVisible();
  }
  await expectNoFindingsIn(page, LOOKS);
  await go(page, 'teamBets&item=no-such-bet');
  await expect(centre(page).getByText('Your team has no such bet')).toBeVisible();
});

test('movements and income are told by kind and day, from right to left too', { tag: '@slow' }, async ({
  page,
}) => {
  await openAs(page, AGENT, '/?ac=downlineTransactions');
  // The sample's rebates start today.
  await centre(page).getByRole('button', { name: 'Yesterday' }).click();
  await centre(page).getByLabel('Kind').selectOption('COMMISSION');
  await expect(centre(page).getByText('Nothing fits')).toBeVisible();
  await expectNoFindingsIn(page, LOOKS);
  await go(page, 'income');
  await centre(page).getByRole('button', { name: 'Yesterday' }).click();
  await expect(centre(page).getByText('Nothing was earned in these days')).toBeVisible();
  await expectNoFindingsIn(page, LOOKS);
  await page.evaluate(() => localStorage.setItem('lang', 'AR'));
  await go(page, 'teamProfit');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectNoFindingsIn(page, [{ theme: 'dark', width: 390 }]);
});
