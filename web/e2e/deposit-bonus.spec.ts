/** A first deposit with a promotion, and a deposit during a running game. */
import { expect, test } from '@playwright/test';
import { act, amount, centre, LOOKS, PHONE, pay } from './cashier.ts';
import { register } from './signing-in.ts';
import { expectNoFindingsIn, readyGame, settled, textPattern } from './support.ts';

// Each journey registers an account of its own first.
test.describe.configure({ timeout: 240_000 });
test.use({ viewport: PHONE });

test('a newcomer takes part in a promotion with a first deposit, knowing what must be staked', async ({
  page,
}) => {
  await register(page);
  await page.goto(new URL('/promoDetail?id=first-deposit', page.url()).href);
  await settled(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(
    /50.?% of a deposit of .?\$20\.00.? or more, at most .?\$100\.00.?; wagering .?10.?x/,
  );
  await main.getByRole('link', { name: 'Deposit', exact: true }).click();

  const bonus = centre(page).getByRole('radio', { name: /^First deposit bonus/ });
  await expect(bonus, 'whoever comes from a promotion takes part in it').toBeChecked();
  await expect(centre(page)).toContainText(textPattern('must be staked 10 times before it can be taken out'));
  await amount(page).fill('19');
  await act(page, 'Continue to the payment').click();
  await expect(centre(page)).toContainText(/The least is .*\$20\.00/);
  await amount(page).fill('60');
  await expect(centre(page).getByRole('region', { name: 'What will happen' })).toContainText(
    /A bonus of .*\$30\.00/,
  );
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);

  await pay(page);
  await expect(centre(page)).toContainText(/Takes part in .*First deposit bonus/);
  await expect(centre(page).getByRole('term').filter({ hasText: 'Bonus' })).toBeVisible();
  await expect(centre(page)).toContainText('$30.00');
  await page.emulateMedia({ media: 'print' });
  const receipt = page.locator('[data-receipt]');
  await expect(receipt.locator('dl')).toBeVisible();
  await expect(receipt.locator('button').first(), 'paper has no buttons').toBeHidden();
  await expect(page.locator('header').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.goto(new URL('/promoDetail?id=first-deposit', page.url()).href);
  await settled(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true })).toHaveCount(0);
  await page.goto(new URL('/?mc=transferFund', page.url()).href);
  await settled(page);
  await expect(centre(page)).toContainText(/\$0\.00.* of .*\$300\.00.* staked/);
});

test('a member pays in above a running game, which plays on', { tag: '@slow' }, async ({ page }) => {
  await register(page);
  await page.goto(new URL('/rng?name=koi', page.url()).href);
  await settled(page);
  await page.locator('main article').getByRole('button').first().click();
  const game = await readyGame(page);
  const frame = await page.locator('main iframe').elementHandle();

  await page.getByRole('link', { name: 'Deposit, the game stays open' }).click();
  await centre(page).getByRole('button', { name: /^Card/ }).click();
  await amount(page).fill('15');
  await pay(page);
  await act(page, 'Close').first().click();
  await expect(centre(page)).toHaveCount(0);
  await expect(game.locator('#spin')).toBeEnabled();
  expect(await frame?.evaluate((element) => element.isConnected), 'the game was not started anew').toBe(true);
});
