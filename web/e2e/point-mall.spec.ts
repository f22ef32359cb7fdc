/**
 * Points mall: points are converted and redeemed with the payment password, an operator decides, and the history
 * shows it.
 */
import { expect, type Page } from '@playwright/test';
import { LOOKS, PHONE, PIN, setPin } from './cashier.ts';
import { admin, needsOwnSite, test } from './operator.ts';
import { register } from './signing-in.ts';
import { expectNoFindingsIn, settled, textPattern } from './support.ts';

// Each journey registers an account of its own first, and takes the points that a promotion gives.
test.describe.configure({ timeout: 120_000 });
test.use({ viewport: PHONE });
needsOwnSite();

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const fill = (page: Page, name: string, text: string) =>
  main(page).getByRole('textbox', { name, exact: true }).fill(text);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(new URL(address, page.url()).href);
  await settled(page);
}

/** A member with a payment password and 500 points. */
async function withPoints(page: Page): Promise<void> {
  await register(page);
  await open(page, '/promoDetail?id=point-start');
  await press(page, 'Sign up');
  await press(page, 'Claim the reward');
  await expect(main(page).getByRole('button', { name: 'Claim the reward' })).toHaveCount(0);
  await open(page, '/pointMall?id=umbrella');
  await expect(main(page).getByText(textPattern('You have 500 points'))).toBeVisible();
  await open(page, '/?mc=securityCenter');
  await setPin(page);
}

test('a thing is redeemed, refused with its points back, redeemed again and shipped', async ({
  page,
  backOffice,
}) => {
  await backOffice.set('point-rewards', 'umbrella', { points: 300 });
  await withPoints(page);
  await open(page, '/pointMall?id=umbrella');
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);
  await press(page, 'Redeem');
  await expect(main(page).getByText('Enter the whole delivery address.')).toBeVisible();
  const redeem = async (): Promise<string> => {
    await fill(page, 'Recipient', 'Mira Tran');
    await fill(page, 'Phone number', '+84 901 234 567');
    await fill(page, 'Delivery address', '12 Lantern Street, Hue');
    await fill(page, 'Payment password', PIN);
    await press(page, 'Redeem');
    await expect(main(page).getByText(/^You applied for .*Paper umbrella/)).toBeVisible();
    return (await main(page).getByText(/^P-/).first().textContent()) ?? '';
  };
  const first = await redeem();
  await expect(main(page).getByText(textPattern('You have 200 points'))).toBeVisible();
  admin('redemptions', 'reject', first, '--reason', 'The address is not served.');
  await open(page, '/pointMall?page=history');
  await expect(main(page).getByRole('listitem').filter({ hasText: first })).toContainText(
    'The address is not served.',
  );
  await expect(main(page).getByText(textPattern('You have 500 points'))).toBeVisible();

  await open(page, '/pointMall?id=umbrella');
  const second = await redeem();
  admin('redemptions', 'approve', second);
  admin('redemptions', 'ship', second, '--courier', 'Swift Post', '--tracking', 'SP-778');
  await main(page).getByRole('link', { name: 'What you redeemed' }).first().click();
  const line = main(page).getByRole('listitem').filter({ hasText: second });
  await expect(line).toContainText('Approved, on its way');
  await expect(line).toContainText('SP-778');
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);
  await press(page, 'Rejected');
  await expect(main(page).getByRole('listitem').filter({ hasText: first })).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('points are converted by the step, and the money is in the wallet and in the record', {
  tag: '@slow',
}, async ({ page }) => {
  await withPoints(page);
  await open(page, '/pointMall');
  await fill(page, 'Points', '450');
  await fill(page, 'Payment password', PIN);
  await press(page, 'Convert');
  await expect(main(page).getByText('These are too few points. Enter more.')).toBeVisible();
  await fill(page, 'Points', '500');
  await expect(main(page).getByText(/^You get .*\$5\.00/)).toBeVisible();
  await press(page, 'Convert');
  await expect(main(page).getByText(/points were converted/)).toBeVisible();
  await open(page, '/?mc=transactionHistory');
  await expect(page.getByRole('list', { name: 'Movements' }).getByText('Points converted')).toBeVisible();
});
