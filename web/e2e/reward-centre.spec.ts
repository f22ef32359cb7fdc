/**
 * Reward centre: the badge counts claimable rewards, a reward is claimed once, raffle draws link to their page, and
 * the level shows its progress.
 */
import { expect, type Page, test } from '@playwright/test';
import { centre, LOOKS, PHONE } from './cashier.ts';
import { register } from './signing-in.ts';
import { expectNoFindingsIn, settled } from './support.ts';

// The journey registers an account of its own first.
test.describe.configure({ timeout: 240_000 });
test.use({ viewport: PHONE });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(new URL(address, page.url()).href);
  await settled(page);
}

test('what waits is counted, claimed once, and found among the bonuses; the level says what it needs', async ({
  page,
}) => {
  await register(page);
  await open(page, '/?mc=menu');
  const entry = centre(page).getByRole('link', { name: /^Reward centre/ });
  await expect(entry).toContainText(/[1-9]/);
  await entry.click();

  const waiting = centre(page).getByRole('list', { name: 'Claim now' }).getByRole('listitem');
  const gift = waiting.filter({ has: page.getByRole('button', { name: 'Claim' }) }).first();
  await expect(gift).toBeVisible();
  const before = await waiting.count();
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);

  await gift.getByRole('button', { name: 'Claim' }).click();
  await expect(centre(page).getByText(/is in your wallet\.$|points are yours\.$/)).toBeVisible();
  await expect(waiting).toHaveCount(before - 1);

  const level = centre(page).getByRole('region', { name: 'Your level' });
  await expect(level).toContainText('Paper');
  await expect(level.getByRole('progressbar', { name: /^Next level: .Bamboo/ })).toBeVisible();
  await level.getByText('All levels').click();
  await expect(level.getByText('Served by VIP customer service')).toHaveCount(2);
  const rates = centre(page).getByRole('list', { name: /^Rates of .Weekly cashback/ });
  await expect(rates.getByText('Yours now')).toHaveCount(2);
});
