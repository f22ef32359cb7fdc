/** Contracts of an agent: the operator offers one, the agent signs it, and tries other terms on the workbench before answering a lower one. */
import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ensurePin, LOOKS, PHONE, PIN } from './cashier.ts';
import { admin } from './operator.ts';
import { AGENT, expectSoundIn, openAs, settled } from './support.ts';

test.describe.configure({ timeout: 240_000 });

const centre = (page: Page): Locator => page.getByRole('dialog', { name: 'Agent centre' });
const button = (page: Page, name: string): Locator => centre(page).getByRole('button', { name, exact: true });

/** Terms of a daily wage on valid bets, prepared by the operator; gives their id. */
function plan(file: string, rate: number): string {
  const terms = {
    contractType: 'DAILY',
    products: ['ALL'],
    basis: 'VALID_BET',
    includeSelf: false,
    includeSubTeams: true,
    period: 'DAILY',
    carryOver: 'RESET',
    tiers: [
      {
        minTurnover: '100.00',
        minNetLoss: '0.00',
        minActiveMembers: 0,
        activeMemberMinBet: '0.00',
        rate,
        cap: null,
      },
    ],
    guaranteedRate: 0,
    deductions: { platformFeeRate: 0, bonuses: false, paymentFeeRate: 0 },
    payer: 'OPERATOR',
  };
  writeFileSync(file, JSON.stringify(terms));
  return admin('contracts', 'add-plan', '--name', `wage ${rate}`, '--terms', file)
    .trim()
    .replace('plan ', '');
}

async function open(page: Page, item: string): Promise<void> {
  await page.goto(new URL(`/?ac=dailyWages${item}`, page.url()).href);
  await settled(page);
}

test('an agent signs what the operator offers, and both keep the same text', async ({ page }, info) => {
  const offered = plan(info.outputPath('terms.json'), 100);
  admin('contracts', 'offer', '--account', AGENT.name, '--plan', offered);
  await openAs(page, AGENT);
  await ensurePin(page);

  await open(page, '&item=requests');
  await expect(centre(page)).toContainText(/New contract with \u2068?the operator/);
  await button(page, 'Accept and sign').click();
  await centre(page).getByRole('textbox', { name: 'Payment password' }).fill(PIN);
  await centre(page).locator('form').getByRole('button', { name: 'Accept and sign' }).click();
  await expect(centre(page)).toContainText('Signed. It counts from the next period on.');

  await open(page, '&item=contracts');
  await centre(page).getByText('Text and signatures').first().click();
  const text = (await centre(page).locator('pre').first().textContent()) ?? '';
  const id = /contract: (\S+)/.exec(text)?.[1] ?? '';
  for (const line of text.trim().split('\n')) expect(admin('contracts', 'text', id)).toContain(line);
  await expectSoundIn(page, LOOKS);

  await open(page, '&item=workbench');
  const rate = centre(page).getByRole('textbox', { name: /^Rate/ });
  await rate.fill('0');
  await expect(centre(page)).toContainText('Nothing would ever be paid');
  await rate.fill('0.5');
  await expect(centre(page)).not.toContainText('Nothing would ever be paid');
  await page.setViewportSize(PHONE);
  await expectSoundIn(page, LOOKS);
});
