/** Shared by the journeys of agent contracts. */
import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { PIN } from './cashier.ts';
import { settled } from './support.ts';

export const agentCentre = (page: Page): Locator => page.getByRole('dialog', { name: 'Agent centre' });
export const agentButton = (page: Page, name: string): Locator =>
  agentCentre(page).getByRole('button', { name, exact: true });

type Admin = (...words: string[]) => string;

interface Plan {
  contractType: string;
  period: string;
  basis: string;
  minTurnover: string;
  rate: number;
}

/** The operator prepares terms with one tier, paid by itself, and offers them to an agent. */
export function operatorOffers(admin: Admin, file: string, account: string, plan: Plan): void {
  const { minTurnover, rate, ...kind } = plan;
  const nothing = '0.00';
  const needs = { minTurnover, minNetLoss: nothing, minActiveMembers: 0, activeMemberMinBet: nothing };
  const terms = {
    ...kind,
    products: ['ALL'],
    includeSelf: false,
    includeSubTeams: true,
    carryOver: 'RESET',
    tiers: [{ ...needs, rate, cap: null }],
    guaranteedRate: 0,
    deductions: { platformFeeRate: 0, bonuses: false, paymentFeeRate: 0 },
    payer: 'OPERATOR',
  };
  writeFileSync(file, JSON.stringify(terms));
  const added = admin('contracts', 'add-plan', '--name', `${plan.contractType} ${rate}`, '--terms', file);
  admin('contracts', 'offer', '--account', account, '--plan', added.trim().replace('plan ', ''));
}

/** Signs the pending offer on a page of the agent centre. */
export async function signs(page: Page, entry: string): Promise<void> {
  await page.goto(new URL(`/?ac=${entry}&item=requests`, page.url()).href);
  await settled(page);
  await agentButton(page, 'Accept and sign').click();
  await agentCentre(page).getByRole('textbox', { name: 'Payment password' }).fill(PIN);
  await agentCentre(page).locator('form').getByRole('button', { name: 'Accept and sign' }).click();
  await expect(agentCentre(page)).toContainText('Signed. It counts from the next period on.');
}
