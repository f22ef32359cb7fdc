/**
 * Responsible gambling: a limit that applies to deposits, a break and what it blocks, the self-assessment, and help
 * services.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { act, amount, card, centre, LOOKS, PHONE } from './cashier.ts';
import { register } from './signing-in.ts';
import { expectNoFindingsIn, logIn, prefer, settled, textPattern } from './support.ts';

// Each journey registers an account of its own, as its decisions last.
test.describe.configure({ timeout: 240_000 });
test.use({ viewport: PHONE });

const first = (page: Page): Locator => card(page, 'Limits').getByRole('listitem').first();

async function openPage(page: Page): Promise<void> {
  await page.goto(new URL('/?mc=fairPlay', page.url()).href);
  await settled(page);
  await expect(first(page)).toBeVisible();
}

/** Sets the 24-hour deposit limit. */
async function limitTo(page: Page, sum: string): Promise<void> {
  await first(page)
    .getByRole('button', { name: /Set a limit|Change/ })
    .click();
  await expect(first(page).getByLabel('Amount')).toBeFocused();
  await first(page).getByLabel('Amount').fill(sum);
}

test('a deposit limit counts at once, holds where one pays, and a raise waits for a second yes', async ({
  page,
}) => {
  await register(page);
  await openPage(page);
  await expect(card(page, 'Your play so far').getByRole('table')).toBeVisible();
  await limitTo(page, '10');
  await expect(first(page).getByRole('status')).toHaveText('This counts at once.');
  await first(page).getByRole('button', { name: 'Save the limit' }).click();
  await expect(first(page).getByText('$10.00').first()).toBeVisible();

  await limitTo(page, '5000');
  await expect(first(page).getByRole('status')).toContainText('This is a raise.');
  await first(page).getByRole('button', { name: 'Save the limit' }).click();
  await expect(first(page).getByText(/^Waits for you/)).toBeVisible();
  await expect(first(page).getByRole('button', { name: 'Yes, I still want it' })).toHaveCount(0);

  await page.goto(new URL('/?mc=depositv2', page.url()).href);
  await settled(page);
  await centre(page)
    .getByRole('group', { name: 'How do you want to pay?' })
    .getByRole('button', { name: 'Card' })
    .click();
  await amount(page).fill('50');
  await act(page, 'Continue to the payment').click();
  await expect(page.getByText(/limit/i).first(), 'more than the limit leaves').toBeVisible();

  await openPage(page);
  await first(page).getByRole('button', { name: 'No, drop it' }).click();
  await expect(first(page).getByText(/^Waits for you/)).toHaveCount(0);
  await expect(card(page, 'What you have decided')).toContainText('Raise dropped');
});

test('a time-out is asked about once more, closes play, and is met at the next login', async ({
  page,
  browser,
}) => {
  const account = await register(page);
  await openPage(page);
  const breaks = card(page, 'Take a break');
  await breaks.getByRole('radio', { name: /^24 hours/ }).check();
  await breaks.getByRole('button', { name: 'Continue' }).click();
  const question = page.getByRole('alertdialog', { name: 'Begin this break?' });
  await expect(question).toContainText('You can not play until');
  await expect(question.getByRole('button', { name: 'Not now' })).toBeFocused();
  await question.getByRole('button', { name: 'Begin the break' }).click();
  const present = card(page, 'You are taking a break from play');
  await expect(present.getByRole('link', { name: 'Withdraw' })).toBeVisible();

  await page.goto(new URL('/rng', page.url()).href);
  await settled(page);
  await page.locator('[data-game]').first().click();
  const notice = page.getByRole('alertdialog', { name: 'You are on a break from play' });
  await expect(notice).toContainText('you can still withdraw it');
  await notice.getByRole('button', { name: 'See what stays open' }).click();
  await expect(page).toHaveURL(/mc=fairPlay/);

  const elsewhere = await browser.newPage({ viewport: PHONE });
  await elsewhere.goto(new URL('/login', page.url()).href);
  await logIn(elsewhere, account);
  await expect(elsewhere, 'who logs in during a break lands here').toHaveURL(/mc=fairPlay/);
  await expect(card(elsewhere, 'You are taking a break from play')).toBeVisible();
  await elsewhere.close();
});

test('the questionnaire leads to what a question left out, and says what the sum means', {
  tag: '@slow',
}, async ({ page }) => {
  await register(page);
  await openPage(page);
  const own = card(page, 'Test yourself');
  await own.getByRole('button', { name: 'Begin' }).click();
  const groups = own.getByRole('group');
  await expect(groups).toHaveCount(9);
  for (let index = 0; index < 8; index += 1) {
    await groups.nth(index).getByRole('radio', { name: 'Never' }).check();
  }
  await own.getByRole('button', { name: 'See the result' }).click();
  await expect(groups.nth(8).getByRole('radio').first()).toBeFocused();
  await groups.nth(8).getByRole('radio', { name: 'Sometimes' }).check();
  await own.getByRole('button', { name: 'See the result' }).click();
  await expect(own).toContainText(textPattern('Your sum is 1 of 27.'));
  await expect(own).toContainText('Your answers show few signs of harm');
  await expect(card(page, 'What you have decided')).toContainText('Self-test answered');
});

test('the page is sound in each look', { tag: '@slow' }, async ({ page }) => {
  await register(page);
  await openPage(page);
  await expectNoFindingsIn(page, LOOKS);
});

test('the page is sound from right to left', { tag: '@slow' }, async ({ page }) => {
  await register(page);
  await prefer(page, { lang: 'AR', theme: 'light' });
  await page.evaluate(() => localStorage.setItem('lang', 'AR'));
  await page.goto(new URL('/?mc=fairPlay', page.url()).href);
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectNoFindingsIn(page, [{ ...PHONE, theme: 'light' }]);
});

test('a visitor finds help from the foot of the page', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Play in control' }).click();
  await expect(page).toHaveURL('/fair-play');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play in control');
  await page.getByLabel('Country').selectOption('GB');
  await expect(page.getByRole('link', { name: /^0808/ })).toHaveAttribute('href', /^tel:0808/);
  await expectNoFindingsIn(page, [{ ...PHONE, theme: 'dark' }]);
});
