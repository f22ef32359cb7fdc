/**
 * Team overview and downline management: a member below the sample agent plays, is found in the tree, receives a
 * transfer and new rebate rates, is frozen and unfrozen.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { ensurePin, LOOKS, PHONE, PIN } from './cashier.ts';
import { test } from './operator.ts';
import { fillRegistration } from './signing-in.ts';
import { AGENT, expectNoFindingsIn, openAs, settled } from './support.ts';

test.describe.configure({ timeout: 240_000 });
test.use({ viewport: PHONE });

const centre = (page: Page): Locator => page.getByRole('dialog', { name: 'Agent centre' });
const press = (page: Page, name: string): Locator => centre(page).getByRole('button', { name, exact: true });

/** Registers a member below the sample agent; returns the account name. */
async function register(page: Page): Promise<string> {
  await page.goto('/register?affiliateCode=LANTERN');
  await settled(page);
  return (await fillRegistration(page)).name;
}

async function go(page: Page, address: string): Promise<void> {
  await page.goto(new URL(address, page.url()).href);
  await settled(page);
}

/**
 * Sets new rebate rates from tomorrow on, in the open profile: within the agent's own rates, with the payment
 * password.
 */
async function changeRates(agent: Page): Promise<void> {
  await press(agent, 'Rebate rates').click();
  const rates = agent.getByRole('dialog', { name: /^Rebate rates of/ });
  const all = rates.getByRole('textbox', { name: 'All products' });
  await all.fill('9.9');
  await rates.getByRole('button', { name: 'Check the rates' }).click();
  await expect(rates).toContainText(/At most \u2068?0\.80%/);
  await expect(all).toBeFocused();
  await all.fill('0.2');
  await expectNoFindingsIn(agent, LOOKS);
  await agent.setViewportSize(PHONE);
  await rates.getByRole('button', { name: 'Check the rates' }).click();
  await expect(rates).toContainText('0.00% → 0.20%');
  await rates.getByRole('textbox', { name: 'Payment password' }).fill(PIN);
  await rates.getByRole('button', { name: 'Change the rates' }).click();
  await expect(centre(agent)).toContainText(/The rates of .* change from/);
  await press(agent, 'Rebate rates').click();
  await expect(rates.getByRole('region', { name: 'Changes' })).toContainText('0.00% → 0.20%');
  await rates.getByRole('button', { name: 'Close', exact: true }).click();
}

test('an agent sees the team grow, finds a member, gives money and rates, and freezes the account', async ({
  page,
  browser,
}) => {
  const agents = await browser.newContext({ viewport: PHONE });
  const agent = await agents.newPage();
  await openAs(agent, AGENT, '/?ac=team');
  await expect(centre(agent).getByRole('region', { name: 'Where the team stands now' })).toBeVisible();
  await expectNoFindingsIn(agent, LOOKS);
  await agent.setViewportSize(PHONE);
  await centre(agent).getByRole('button', { name: 'Today' }).click();
  const registered = centre(agent)
    .getByRole('region', { name: 'What these days came to' })
    .getByText('New registrations')
    .locator('xpath=following-sibling::dd[1]');
  const before = Number(await registered.textContent());
  const account = await register(page);
  await agent.reload();
  await settled(agent);
  await centre(agent).getByRole('button', { name: 'Today' }).click();
  await expect(registered).toHaveText(String(before + 1));

  await go(agent, '/?ac=downline');
  await expectNoFindingsIn(agent, LOOKS);
  await agent.setViewportSize(PHONE);
  await centre(agent).getByRole('textbox', { name: 'Search by account or name' }).fill(account);
  await press(agent, 'Search').click();
  await centre(agent).getByRole('link', { name: account }).click();
  await settled(agent);
  await expectNoFindingsIn(agent, LOOKS);
  await agent.setViewportSize(PHONE);

  const file = agent.url();
  await ensurePin(agent);
  await go(agent, file);
  await press(agent, 'Transfer money').click();
  const transfer = agent.getByRole('dialog', { name: /^Transfer to/ });
  await transfer.getByRole('textbox', { name: 'Amount' }).fill('5');
  await transfer.getByRole('button', { name: 'Check the transfer' }).click();
  await transfer.getByRole('textbox', { name: 'Payment password' }).fill(PIN);
  await transfer.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(transfer).toContainText(/got .*\$5\.00/);
  await transfer.getByRole('button', { name: 'Close', exact: true }).click();

  await changeRates(agent);
  await go(page, '/?mc=messageV2');
  await page.getByRole('link', { name: 'Your rebate rates change' }).click();
  await expect(page.getByRole('article').filter({ hasText: AGENT.name })).toContainText('0.00% → 0.20%');

  await press(agent, 'Freeze').click();
  await agent.getByRole('textbox', { name: 'Reason' }).fill('asked for a break');
  await agent
    .getByRole('dialog', { name: /^Freeze/ })
    .getByRole('button', { name: 'Freeze' })
    .click();
  await expect(centre(agent)).toContainText('The account is frozen.');
  await press(agent, 'End the freeze').click();
  await expect(centre(agent)).toContainText('The freeze has ended.');
  await agents.close();
});
