/**
 * Contracts of an agent: the operator offers one, the agent signs it, and tries other terms in the workbench before
 * answering a lower offer.
 */
import { expect, type Page, test } from '@playwright/test';
import { ensurePin, LOOKS, PHONE } from './cashier.ts';
import { agentCentre as centre, operatorOffers, signs } from './contracts.ts';
import { admin } from './operator.ts';
import { AGENT, expectNoFindingsIn, openAs, settled } from './support.ts';

test.describe.configure({ timeout: 240_000 });

async function open(page: Page, item: string): Promise<void> {
  await page.goto(new URL(`/?ac=dailyWages${item}`, page.url()).href);
  await settled(page);
}

test('an agent signs what the operator offers, and both keep the same text', async ({ page }, info) => {
  const wage = {
    contractType: 'DAILY',
    period: 'DAILY',
    basis: 'VALID_BET',
    minTurnover: '100.00',
    rate: 100,
  };
  operatorOffers(admin, info.outputPath('terms.json'), AGENT.name, wage);
  await openAs(page, AGENT);
  await ensurePin(page);

  await open(page, '&item=requests');
  await expect(centre(page)).toContainText(/New contract with \u2068?the operator/);
  await signs(page, 'dailyWages');

  await open(page, '&item=contracts');
  await centre(page).getByText('Text and signatures').first().click();
  const text = (await centre(page).locator('pre').first().textContent()) ?? '';
  const id = /contract: (\S+)/.exec(text)?.[1] ?? '';
  for (const line of text.trim().split('\n')) expect(admin('contracts', 'text', id)).toContain(line);
  await expectNoFindingsIn(page, LOOKS);

  await open(page, '&item=workbench');
  const rate = centre(page).getByRole('textbox', { name: /^Rate/ });
  await rate.fill('0');
  await expect(centre(page)).toContainText('Nothing would ever be paid');
  await rate.fill('0.5');
  await expect(centre(page)).not.toContainText('Nothing would ever be paid');
  await page.setViewportSize(PHONE);
  await expectNoFindingsIn(page, LOOKS);
});
