/**
 * Transfer to the upline: payment password, review, receipt, what the agent sees, and an operator that disables it.
 */
import { expect, type Page } from '@playwright/test';
import { act, box, card, centre, LOOKS, PHONE, PIN, payIn, setPin } from './cashier.ts';
import { admin, test } from './operator.ts';
import { fillRegistration } from './signing-in.ts';
import { AGENT, balance, expectNoFindingsIn, openAs, settled, textPattern } from './support.ts';

// Each journey registers an account of its own first, below the sample agent, and pays into it.
test.describe.configure({ timeout: 240_000 });
test.use({ viewport: PHONE });

async function open(page: Page): Promise<void> {
  await page.goto(new URL('/?mc=transferUpline', page.url()).href);
  await settled(page);
  await expect(card(page, 'Transfer money')).toBeVisible();
}

/** A member below the sample agent. */
async function register(page: Page): Promise<void> {
  await page.goto('/register?affiliateCode=LANTERN');
  await settled(page);
  await fillRegistration(page);
}

test('a member gives money to the agent above, who sees it without a reload', async ({
  page,
  browser,
  backOffice,
}) => {
  const agentsContext = await browser.newContext({ viewport: PHONE });
  const agent = await agentsContext.newPage();
  await openAs(agent, AGENT, '/?mc=transferUpline');
  const before = Number((await balance(agent)).replace(/[^\d.]/g, ''));

  await register(page);
  await payIn(page, backOffice, '80');
  await open(page);
  await setPin(page);
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);
  const said = (await card(page, 'Transfer money').textContent()) ?? '';
  const most = /You can transfer now\$([\d,.]+\.\d\d)/.exec(said)?.[1] ?? '';
  await centre(page)
    .getByRole('textbox', { name: 'Amount' })
    .fill(`${Number(most.replaceAll(',', '')) + 1}`);
  await act(page, 'Check the transfer').click();
  await expect(centre(page)).toContainText(/The most is/);
  await centre(page).getByRole('textbox', { name: 'Amount' }).fill('25');
  await act(page, 'Check the transfer').click();
  await expect(centre(page)).toContainText(/Mai \(la•••\).* gets .*\$25\.00.* at once/);
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);
  await box(page, 'Payment password').fill('135792');
  await act(page, 'Transfer').click();
  await expect(centre(page)).toContainText(textPattern('4 more wrong'));
  await box(page, 'Payment password').fill(PIN);
  await act(page, 'Transfer').click();
  await expect(centre(page)).toContainText(/Mai \(la•••\).* got .*\$25\.00/);
  await expectNoFindingsIn(page, LOOKS);
  const number = (await centre(page).getByText(/^U-/).first().textContent()) ?? '';
  await expect(card(page, 'Transfers so far').getByRole('listitem').first()).toContainText('-$25.00');

  await expect.poll(async () => Number((await balance(agent)).replace(/[^\d.]/g, ''))).toBe(before + 2_500);
  await expect(card(agent, 'Transfers so far').getByRole('listitem').first()).toContainText(number);
  expect(admin('upline-transfers', '--account', AGENT.name)).toContain(number);
  await agentsContext.close();
});

test('where the operator does not offer it, the page says so and asks for nothing', { tag: '@slow' }, async ({
  page,
}) => {
  await register(page);
  admin('set', 'transfer_upline', 'off');
  try {
    await open(page);
    await expect(card(page, 'Transfer money')).toContainText(
      'There is no upline that you can transfer money to',
    );
    await expect(centre(page).getByRole('textbox')).toHaveCount(0);
    await expectNoFindingsIn(page, LOOKS);
  } finally {
    admin('set', 'transfer_upline', 'on');
  }
});
