/**
 * Referrals: the link leads a visitor through registration, and the member sees who registered and who is under
 * review.
 */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { centre, LOOKS, PHONE } from './cashier.ts';
import { elsewhere, fillRegistration, register } from './signing-in.ts';
import { expectNoFindingsIn, settled } from './support.ts';

// The journey registers three accounts.
test.describe.configure({ timeout: 300_000 });
test.use({ viewport: PHONE });

const friends = (page: Page) =>
  centre(page).getByRole('list', { name: 'Your friends' }).getByRole('listitem');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(new URL(address, page.url()).href);
  await settled(page);
}

/** Follows a link from an address and registers; returns the new member's page. */
async function registerByLink(browser: Browser, link: string, address: string): Promise<Page> {
  const page = await (await elsewhere(browser, address)).newPage();
  await page.goto(link);
  await settled(page);
  await expect(page.getByText(/^You came by a friend's link/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await fillRegistration(page);
  return page;
}

test('a friend who follows the link signs up, and one who shares an address is held', async ({
  page,
  browser,
}) => {
  await register(page);
  await open(page, '/?mc=referral');
  await expect(centre(page).getByText('Nobody has signed up by your link yet.')).toBeVisible();
  await expect(centre(page).getByRole('img', { name: 'QR code of your link' })).toBeVisible();
  const shown = await centre(page)
    .getByText(/referralCode=/)
    .textContent();
  const link = shown?.trim() ?? '';
  expect(new URL(link).pathname).toBe('/join');
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);

  const friend = await registerByLink(browser, link, '203.0.113.77');
  await open(friend, '/?mc=referral');
  await expect(centre(friend).getByRole('region', { name: 'Your own invitation' })).toContainText(/\$5\.00/);
  await friend.context().close();
  const double = await registerByLink(browser, link, '127.0.0.1');
  await double.context().close();

  await open(page, '/?mc=referral');
  await expect(friends(page)).toHaveCount(2);
  await expect(friends(page).nth(1)).toContainText('Signed up');
  await expect(friends(page).nth(1)).toContainText('ko•••');
  await expect(friends(page).first()).toContainText('Being looked at');
  await expectNoFindingsIn(page, LOOKS);
});
