/**
 * Identity: profile picture, verified name, documents reviewed by a person, and a withdrawal that waits for the
 * review.
 */
import { expect, type Locator } from '@playwright/test';
import { card, centre, LOOKS, PHONE, picture } from './cashier.ts';
import { needsOwnClock, test } from './own-site.ts';
import { addEmail, openSecuritySettings, proveName, register } from './signing-in.ts';
import { expectNoFindingsIn, settled } from './support.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: PHONE });
needsOwnClock();

async function stateDetails(check: Locator, name: string): Promise<void> {
  await check.getByRole('button', { name: /^(State who you are|Correct the details)$/ }).click();
  await check.getByRole('textbox', { name: 'Name, as your document shows it' }).fill(name);
  await check.getByLabel('Date of birth').fill('1990-04-17');
  await check.getByRole('combobox', { name: 'Country' }).selectOption({ index: 1 });
  await check.getByRole('button', { name: 'Save the details' }).click();
}

async function send(check: Locator, name: string, buffer: Buffer): Promise<void> {
  const choosing = check.page().waitForEvent('filechooser');
  await check.getByRole('button', { name: 'Choose a document' }).click();
  await (await choosing).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

test('a member proves a name, hands documents in, is refused with a reason, and then approved', async ({
  page,
  backOffice,
  site,
}) => {
  const { name } = await register(page);
  const email = `${name}@example.com`;
  await openSecuritySettings(page);
  await addEmail(page, email);
  await proveName(page, email, 'Linh Tran');

  const check = card(page, 'Identity check');
  await expect(check).toContainText('State who you are first.');
  await stateDetails(check, 'Linh Tran');
  await expect(check).toContainText('Send a passport, a driving licence, or both sides of an identity card.');
  await send(check, 'page.pdf', Buffer.from('<html></html>'));
  await expect(check).toContainText('This file is neither png, jpg nor PDF.');
  await send(check, 'passport.png', await picture(page));
  await expect(check.getByRole('list', { name: 'Documents' })).toContainText('Passport');
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);

  const saving = page.waitForEvent('download');
  await check.getByRole('button', { name: /^Get .*Passport.* to look at$/ }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('passport.jpg');
  expect((await page.request.get(saved.url())).status()).toBe(404);

  await check.getByRole('button', { name: 'Hand it in' }).click();
  await expect(check).toContainText('Being looked at');
  expect(site.admin('identity-checks', 'list')).toContain(name);
  const refusal = { id: name, decision: 'REJECTED', reason: 'UNREADABLE', note: 'The lower half is dark.' };
  await backOffice.call('POST', 'identityChecks/decide', refusal);
  await expect(check).toContainText('The lower half is dark.');

  await send(check, 'passport.png', await picture(page));
  await check.getByRole('button', { name: 'Hand it in' }).click();
  await expect(check).toContainText('Being looked at');
  await backOffice.call('POST', 'identityChecks/decide', { id: name, decision: 'APPROVED' });
  await expect(check).toContainText('Level 2: documents checked');
  await expect(card(page, 'Name for payments')).toContainText('Proven, and confirmed by your documents');
});

test('a member shows an own picture, and goes back to the drawn one', { tag: '@slow' }, async ({ page }) => {
  await register(page);
  await openSecuritySettings(page);
  const shown = centre(page).locator('section img').first();
  const drawn = await shown.getAttribute('src');
  const choosing = page.waitForEvent('filechooser');
  await centre(page).getByRole('button', { name: 'Use your own picture' }).click();
  await (await choosing).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture(page) });
  await expect(shown).toHaveAttribute('src', /\/cdn\/member\/[0-9a-f]{32}\.png$/);
  await page.reload();
  await settled(page);
  await expect(shown).toHaveAttribute('src', /\/cdn\/member\//);
  await centre(page).getByRole('button', { name: 'Back to the drawn picture' }).click();
  await expect(shown).toHaveAttribute('src', drawn ?? '');
});
