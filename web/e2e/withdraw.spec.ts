/**
 * Withdrawals: payment password, payout account, withdrawal, confirmation of receipt; paid by the sample payment
 * provider.
 */
import { expect, type Page } from '@playwright/test';
import { act, box, card, centre, LOOKS, PHONE, PIN, payIn, picture, setPin } from './cashier.ts';
import type { BackOffice } from './operator.ts';
import { needsOwnClock, siteTime, test } from './own-site.ts';
import {
  addEmail,
  openSecuritySettings,
  proveName,
  register,
  setUpAuthenticator,
  totp,
} from './signing-in.ts';
import { expectNoFindingsIn, settled, textPattern } from './support.ts';

// Each journey registers an account of its own first, and pays into it.
test.describe.configure({ timeout: 180_000 });
test.use({ viewport: PHONE });

needsOwnClock();

test.beforeAll(({ site }) => {
  site.admin('set', 'payout_account_minutes', '0');
});

async function open(page: Page): Promise<void> {
  await page.goto(new URL('/?mc=withdraw', page.url()).href);
  await settled(page);
  await expect(card(page, 'Take money out')).toBeVisible();
}

/** Registers a verified e-mail address, to which the code that verifies the name is sent. */
async function verify(page: Page, name: string): Promise<string> {
  const email = `${name}@example.com`;
  await openSecuritySettings(page);
  await addEmail(page, email);
  return email;
}

async function addAccount(page: Page): Promise<void> {
  await act(page, 'Add an account').click();
  await centre(page)
    .getByRole('radio', { name: /^Bank account/ })
    .check();
  await centre(page).getByRole('combobox', { name: 'Bank or service' }).selectOption('Sample Bank');
  await box(page, 'Account number').fill('0012345678904417');
  await centre(page).getByRole('textbox', { name: 'Account holder' }).fill('Linh Tran');
  await centre(page)
    .getByRole('form', { name: 'Add an account' })
    .getByRole('textbox', { name: 'Payment password', exact: true })
    .fill(PIN);
  await act(page, 'Add an account').click();
  await expect(card(page, 'Accounts to be paid to').getByText('•••• 4417')).toBeVisible();
}

/** An operator approves a withdrawal held by a risk rule: the journeys' accounts share an address. */
async function approveWithdrawal(backOffice: BackOffice, account: string): Promise<void> {
  const { content } = await backOffice.call('GET', `withdrawals?state=RISK_REVIEW&account=${account}`);
  for (const { id } of content)
    await backOffice.call('POST', 'withdrawals/decide', { id, decision: 'APPROVE' });
}

test('a member sets up, withdraws, is paid, and says that only a part has arrived', async ({
  page,
  backOffice,
}) => {
  const { name } = await register(page);
  const email = await verify(page, name);
  await payIn(page, backOffice, '80');
  await open(page);
  await expect(centre(page)).toContainText('Before the first withdrawal there is something to set up.');
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);
  await setPin(page);
  await proveName(page, email, 'Linh Tran');
  await addAccount(page);

  const amount = centre(page).getByRole('textbox', { name: 'Amount' });
  await centre(page)
    .getByRole('button', { name: /^All: / })
    .click();
  // A new member's play money plus the deposit.
  await expect(amount).toHaveValue(/^1,?080\.00$/);
  await amount.fill('٥٠');
  await act(page, 'Check the withdrawal').click();
  await expect(centre(page)).toContainText(/You get .*\$50\.00.* on .*Sample Bank •••• 4417/);
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);
  await box(page, 'Payment password').fill(PIN);
  await act(page, 'Withdraw').click();
  await expect(centre(page)).toContainText(/\$50\.00.* is on its way to .*Sample Bank •••• 4417/);
  await expect(
    centre(page)
      .getByText(/^W[0-9A-Z-]{8,}$/)
      .first(),
  ).toBeVisible();

  await approveWithdrawal(backOffice, name);
  const question = centre(page).getByRole('form', { name: 'What has arrived?' });
  await expect(async () => {
    if ((await question.count()) === 0) await card(page, 'On its way').getByRole('button').first().click();
    await expect(question, 'the provider pays, and the page follows by itself').toBeVisible({
      timeout: 5_000,
    });
  }).toPass({ timeout: 60_000 });
  await expect(question).toContainText('If you say nothing by then, it counts as received in full.');
  await question.getByRole('radio', { name: 'A part of it has arrived' }).check();
  await question.getByRole('button', { name: 'Send the answer' }).click();
  await expect(question).toContainText('Add a picture that shows what has arrived.');
  await question.getByRole('textbox').fill('20');
  const choosing = page.waitForEvent('filechooser');
  await question.getByRole('button', { name: 'Choose pictures' }).click();
  await (await choosing).setFiles([
    { name: 'statement.png', mimeType: 'image/png', buffer: await picture(page) },
  ]);
  await expect(question).toContainText('Uploaded');
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);
  await question.getByRole('button', { name: 'Send the answer' }).click();
  await expect(question).toHaveCount(0);
  await expect(card(page, 'On its way')).toContainText('Being looked into');
  await expect(card(page, 'On its way')).toContainText(/Still missing, as you said.*\$30\.00/);
});

test('above the bound of the operator a code of the authenticator is asked, and counts once', async ({
  page,
  backOffice,
  request,
  site,
}) => {
  // Above the amounts of the other journeys here.
  site.admin('set', 'withdrawal_factor_above', '6000');
  const { name } = await register(page);
  const email = await verify(page, name);
  const secret = await setUpAuthenticator(page, await siteTime(request));
  await payIn(page, backOffice, '80');
  await open(page);
  await setPin(page);
  await proveName(page, email, 'Linh Tran');
  await addAccount(page);

  const amount = centre(page).getByRole('textbox', { name: 'Amount' });
  const code = box(page, 'Code from the authenticator app');
  await amount.fill('60');
  await act(page, 'Check the withdrawal').click();
  await expect(box(page, 'Payment password')).toBeVisible();
  await expect(code, 'no more than the bound').toHaveCount(0);
  await act(page, 'Back').click();

  await amount.fill('60.01');
  await act(page, 'Check the withdrawal').click();
  await box(page, 'Payment password').fill(PIN);
  await act(page, 'Withdraw').click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);
  await code.fill('000000');
  await box(page, 'Payment password').fill(PIN);
  await act(page, 'Withdraw').click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  // The code used for set-up is spent: use the one of the next 30 seconds.
  await code.fill(totp(secret, 1, await siteTime(request)));
  await box(page, 'Payment password').fill(PIN);
  await act(page, 'Withdraw').click();
  await expect(centre(page)).toContainText(/\$60\.01.* is on its way to .*Sample Bank •••• 4417/);
});

test('five wrong payment passwords lock payments, and the page says until when', async ({
  page,
  backOffice,
}) => {
  const { name } = await register(page);
  const email = await verify(page, name);
  await payIn(page, backOffice, '20');
  await open(page);
  await setPin(page);
  await proveName(page, email, 'Linh Tran');
  await addAccount(page);
  await centre(page).getByRole('textbox', { name: 'Amount' }).fill('10');
  await act(page, 'Check the withdrawal').click();
  for (const said of [
    textPattern('4 more wrong'),
    textPattern('3 more wrong'),
    textPattern('2 more wrong'),
    'One more wrong',
    'Payments are locked',
  ]) {
    await box(page, 'Payment password').fill('135792');
    await act(page, 'Withdraw').click();
    await expect(centre(page)).toContainText(said);
  }
  await act(page, 'Back').click();
  await expect(card(page, 'Take money out')).toContainText(
    /Payments are locked until .* Recovering it opens them sooner/,
  );
});

test('an amount that does not fit is told beside the field and nothing is sent', { tag: '@slow' }, async ({
  page,
  backOffice,
}) => {
  const { name } = await register(page);
  const email = await verify(page, name);
  await payIn(page, backOffice, '20');
  await open(page);
  await setPin(page);
  await proveName(page, email, 'Linh Tran');
  await addAccount(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/wps/member/withdrawals'))
      sent.push(request.url());
  });
  const amount = centre(page).getByRole('textbox', { name: 'Amount' });
  for (const [typed, said] of [
    ['', 'Enter an amount.'],
    ['ten', 'Enter the amount in digits.'],
    ['9.99', 'The least is'],
    ['1020.01', 'The most is'],
    ['10.005', 'Enter at most two decimals.'],
  ] as const) {
    await amount.fill(typed);
    await act(page, 'Check the withdrawal').click();
    await expect(centre(page)).toContainText(said);
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
  }
  expect(sent).toEqual([]);
});
