/** Personal data: marketing consent and unsubscribing without a login, data export, account closure. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { fresh, linkIn, messageTo, outbox } from './account.ts';
import { card, centre, LOOKS, PHONE } from './cashier.ts';
import { admin, test } from './operator.ts';
import { addEmail, openSecuritySettings, register } from './signing-in.ts';
import { expectNoFindingsIn, fillLogin, settled } from './support.ts';

test.describe.configure({ timeout: 240_000 });
test.use({ viewport: PHONE });

test('a consent lets one message come, and its address ends them without a login', async ({
  page,
  backOffice,
  browser,
}) => {
  await register(page);
  const mail = `${fresh()}@lumora.example`;
  await openSecuritySettings(page);
  await addEmail(page, mail);
  await openSecuritySettings(page);
  const box = card(page, 'Promotional messages').getByRole('checkbox', { name: 'E-mail' });
  await expect(box, 'nothing is agreed to beforehand').not.toBeChecked();
  await box.click();
  await expect(box, 'once the server has it').toBeChecked();
  await expect(card(page, 'Promotional messages')).toContainText('Agreed');
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);

  const known = (await outbox(page)).map((message) => message.id);
  await backOffice.call('POST', 'marketing/mailings', {
    channel: 'email',
    texts: { EN: { subject: 'Lantern week', body: 'Twice the points' } },
  });
  const message = await messageTo(page, mail, known);
  expect(message.body).toContain('Twice the points');

  const stranger = await browser.newContext();
  const reader = await stranger.newPage();
  await reader.goto(linkIn(message));
  await reader.getByRole('button', { name: 'Send no more' }).click();
  await expect(reader.getByText('No more of these messages will be sent to you.')).toBeVisible();
  await stranger.close();
  await openSecuritySettings(page);
  await expect(box).not.toBeChecked();
  await expect(card(page, 'Promotional messages')).toContainText('Ended');
});

test('a copy is made while the member waits, and downloaded as a ZIP file', { tag: '@slow' }, async ({
  page,
}) => {
  await register(page);
  await openSecuritySettings(page);
  const copy = card(page, 'A copy of your data');
  await copy.getByRole('button', { name: 'Ask for a copy' }).click();
  await expect(copy).toContainText('Your copy is ready', { timeout: 60_000 });
  await expect(copy).toContainText('Another one is possible from');
  await expect(copy.getByRole('button', { name: 'Ask for a copy' })).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await copy.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('my-data.zip');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect(bytes.includes('README.txt')).toBe(true);
  await expect(copy, 'the page stays').toContainText('Your copy is ready');
});

test('money comes before the end of the account', { tag: '@slow' }, async ({ page }) => {
  await register(page);
  await openSecuritySettings(page);
  const closing = card(page, 'Close the account');
  await closing.getByRole('button', { name: 'See what it means' }).click();
  await expect(closing).toContainText(/You can still take out .*1,000\.00/);
  await expect(closing.getByRole('button', { name: 'Close my account' })).toHaveCount(0);
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);
  await closing.getByRole('link', { name: 'Withdraw', exact: true }).click();
  await expect(centre(page).getByRole('heading', { name: 'Withdrawal' }).first()).toBeVisible();
});

test('an account is closed, its login says so, and an operator can open it again', async ({
  page,
  backOffice,
}) => {
  // An account without money: play money given at registration would have to be withdrawn first.
  await backOffice.call('PATCH', 'settings', { register_play_money: 0 });
  const account = await register(page);
  await backOffice.call('PATCH', 'settings', { register_play_money: 100_000 });
  await openSecuritySettings(page);
  const closing = card(page, 'Close the account');
  await closing.getByRole('button', { name: 'See what it means' }).click();
  await closing.getByRole('button', { name: 'Close my account' }).click();
  await expect(closing).toContainText('Read what closing means, and tick the box.');
  await closing.getByRole('checkbox').check();
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);
  await closing.getByRole('button', { name: 'Close my account' }).click();
  await expect(page.getByText('Your account is closed.')).toBeVisible();
  await expect(centre(page)).toHaveCount(0);

  await page.goto(new URL('/?modal=login', page.url()).href);
  await settled(page);
  await fillLogin(page, account);
  await expect(page.getByText('This account is closed. Write to customer service')).toBeVisible();
  admin('closures', 'reopen', account.name, '--reason', 'asked for by chat');
  expect(admin('closures', 'list')).toContain('asked for by chat');
});
