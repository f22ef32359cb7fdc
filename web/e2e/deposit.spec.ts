/** Deposits on a phone, through the sample payment provider, until the money is in the wallet. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { act, amount, centre, LOOKS, openPayment, PHONE, picture } from './cashier.ts';
import { register } from './signing-in.ts';
import { expectNoFindingsIn, settled } from './support.ts';

// Each journey registers an account of its own first.
test.describe.configure({ timeout: 240_000 });
test.use({ viewport: PHONE });

const channel = (page: Page, name: string): Locator =>
  centre(page).getByRole('group', { name: 'How do you want to pay?' }).getByRole('button', { name });
const title = (page: Page, name: string): Locator => centre(page).getByRole('heading', { name, exact: true });

async function openDeposits(page: Page): Promise<void> {
  await page.goto(new URL('/?mc=depositv2', page.url()).href);
  await settled(page);
  await expect(channel(page, 'Card')).toBeVisible();
}

/** Requests a deposit by card; returns the payment page in its window. */
async function askByCard(page: Page, sum: string): Promise<Page> {
  await channel(page, 'Card').click();
  await amount(page).fill(sum);
  return openPayment(page);
}

test('a payment on the page of the provider is in the wallet, and both pages know it', async ({ page }) => {
  await register(page);
  await openDeposits(page);
  await expect(centre(page)).toContainText('No deposits yet');
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);

  await amount(page).fill('٥٠');
  await amount(page).blur();
  await expect(amount(page)).toHaveValue('50.00');
  const review = centre(page).getByRole('region', { name: 'What will happen' });
  await expect(review).toContainText(/You pay .*\$50\.00.*and .*\$50\.00.* arrives in your wallet/);
  await expect(review).toContainText('must be staked once before it can be taken out');
  const payment = await askByCard(page, '50');
  await expect(page).toHaveURL(/mc=depositv2&item=/);
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);
  await payment.getByRole('button', { name: /^Pay / }).click();

  await expect(title(page, 'Credited'), 'the page follows by itself').toBeVisible();
  await expect(centre(page).getByRole('list', { name: 'What has happened' })).toContainText(
    'The payment provider',
  );
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);

  const back = payment.getByRole('link', { name: /^Back to/ });
  await expect(back, 'the provider leads back to this very deposit').toHaveAttribute(
    'href',
    new URL(page.url()).href,
  );
  await payment.close();

  await centre(page).getByRole('link', { name: 'See what you can take out' }).click();
  await expect(centre(page).getByRole('heading', { name: 'My wallet' })).toBeVisible();
  await expect(centre(page)).toContainText(/Deposit .*D/);
  await expect(centre(page)).toContainText(/\$0\.00.* of .*\$50\.00.* staked/);
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);
  const kinds = centre(page).getByRole('group', { name: 'Kind of game' });
  await kinds.getByRole('button', { name: /^Live/ }).click();
  await expect(centre(page)).toContainText(/A bet of .*\$10\.00/);
  await centre(page)
    .getByRole('button', { name: /What you can take out/ })
    .click();
  await expect(centre(page)).toContainText('Must be staked first');
});

test('another amount than asked for is said with both figures', { tag: '@slow' }, async ({ page }) => {
  await register(page);
  await openDeposits(page);
  const payment = await askByCard(page, '40');
  await payment.getByText('Pay another amount').click();
  await payment.getByRole('textbox').fill('25');
  await payment.getByRole('button', { name: 'Pay this amount' }).click();
  await expect(title(page, 'Credited')).toBeVisible();
  await expect(centre(page)).toContainText(/You asked for .*\$40\.00.*, and .*\$25\.00.* has arrived: less/);
});

test('a voucher is redeemed by its code, and once', async ({ page, context }) => {
  await register(page);
  await openDeposits(page);
  const payment = await askByCard(page, '5');
  const desk = await context.newPage();
  await desk.goto(new URL('/vouchers', payment.url()).href);
  await desk.getByRole('button', { name: 'Make a voucher' }).click();
  const code = /LMRV-[0-9A-Z-]+/.exec(await desk.locator('body').innerText())?.[0] ?? '';
  expect(code).not.toBe('');

  await centre(page).getByRole('link', { name: 'All deposits' }).click();
  await channel(page, 'Voucher').click();
  const field = centre(page).getByRole('textbox', { name: 'Voucher code' });
  await act(page, 'Redeem the voucher').click();
  await expect(centre(page)).toContainText('Enter the code of the voucher.');
  await field.pressSequentially(code.replaceAll('-', '').toLowerCase());
  await expect(field).toHaveValue(code);
  await act(page, 'Redeem the voucher').click();
  await expect(title(page, 'Credited')).toBeVisible();

  await centre(page).getByRole('link', { name: 'All deposits' }).click();
  await channel(page, 'Voucher').click();
  await field.fill(code);
  await act(page, 'Redeem the voucher').click();
  await expect(centre(page)).toContainText('This voucher was redeemed before.');

  await desk.reload();
  await desk.getByRole('textbox', { name: 'Currency' }).fill('EUR');
  await desk.getByRole('button', { name: 'Make a voucher' }).click();
  const other = /LMRV-[0-9A-Z-]+/.exec(await desk.locator('body').innerText())?.[0] ?? '';
  expect(other).not.toBe(code);
  await field.fill(other);
  await act(page, 'Redeem the voucher').click();
  await expect(centre(page)).toContainText('This voucher is in another currency than your wallet.');
});

test('a transfer by hand takes pictures of the receipt, and a deposit can be called off', {
  tag: '@slow',
}, async ({ page }) => {
  await register(page);
  await openDeposits(page);
  await channel(page, 'Bank transfer').click();
  await amount(page).fill('100');
  await act(page, 'Show where to transfer to').click();
  await expect(centre(page).getByText('Sample Bank')).toBeVisible();
  await expect(centre(page).getByRole('button', { name: /^Copy: .*Reference/ })).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await act(page, 'Choose pictures').click();
  await (await choosing).setFiles([
    { name: 'receipt.png', mimeType: 'image/png', buffer: await picture(page) },
    { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  ]);
  await expect(title(page, 'We look for your transfer')).toBeVisible();
  await expect(centre(page)).toContainText('This file is neither png nor jpg.');
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);

  await centre(page).getByRole('link', { name: 'All deposits' }).click();
  await channel(page, 'Card').click();
  await amount(page).fill('10');
  await act(page, 'Continue to the payment').click();
  await act(page, 'Call it off').click();
  await act(page, 'Yes, call it off').click();
  await expect(title(page, 'Called off')).toBeVisible();
  await centre(page).getByRole('link', { name: 'All deposits' }).click();
  await centre(page)
    .getByRole('button', { name: /Card.*Called off/ })
    .click();
  await expect(centre(page).getByRole('list', { name: 'What has happened' })).toContainText('Called off');
});

test('an amount that does not fit is told beside the field and nothing is sent', async ({ page }) => {
  await register(page);
  await openDeposits(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/wps/member/deposits'))
      sent.push(request.url());
  });
  for (const [typed, message] of [
    ['', 'Enter an amount.'],
    ['ten', 'Enter the amount in digits.'],
    ['1', 'The least is'],
    ['99999', 'The most is'],
    ['10.005', 'Enter at most two decimals.'],
  ] as const) {
    await amount(page).fill(typed);
    await act(page, 'Continue to the payment').click();
    await expect(centre(page).getByRole('alert').or(centre(page).getByText(message))).toContainText(message);
    await expect(amount(page)).toHaveAttribute('aria-invalid', 'true');
  }
  expect(sent).toEqual([]);
});
