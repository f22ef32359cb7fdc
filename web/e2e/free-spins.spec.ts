/**
 * Free spins: the operator grants some, the tile shows their number, one is played without a stake, and the bonus
 * details show spins left and winnings.
 */
import { expect, type Page, test } from '@playwright/test';
import { centre, LOOKS, PHONE } from './cashier.ts';
import { admin } from './operator.ts';
import { register } from './signing-in.ts';
import { expectNoFindingsIn, readyGame, settled, textPattern } from './support.ts';

const GAME = 'pw-lantern-riches';

// The journey registers an account of its own first.
test.describe.configure({ timeout: 240_000 });
test.use({ viewport: PHONE });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(new URL(address, page.url()).href);
  await settled(page);
}

const tile = (page: Page) => page.locator(`main article[data-game]`).first();

/** Opens the game from its tile; returns its frame and the stakes it offers. */
async function play(page: Page) {
  const told = page.waitForResponse((response) => response.url().endsWith('/api/state'));
  await tile(page).getByRole('button').first().click();
  const { stakes } = (await (await told).json()) as { stakes: number[] };
  const game = await readyGame(page);
  return { game, value: ((stakes[0] ?? 0) / 100).toFixed(2) };
}

test('free spins show on the tile, are played for nothing, and stand in the bonus details', async ({
  page,
}) => {
  const { name } = await register(page);
  await open(page, '/rng?name=lantern%20riches');
  const { value } = await play(page);
  const words = ['--account', name, '--games', GAME, '--spins', '2', '--value', value, '--wagering', '5'];
  expect(admin('free-spins', 'grant', `journey-${name}`, ...words)).toContain('granted to 1;');

  // A job informs the supplier asynchronously, so the page is polled.
  await open(page, '/rng?name=lantern%20riches');
  await expect(tile(page)).toContainText(textPattern('Free spins: 2'), { timeout: 30_000 });
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);

  const { game } = await play(page);
  await expect(game.locator('#stake-label')).toHaveText('Free spins: 2');
  await expect(game.locator('#stake-open')).toBeDisabled();
  const before = (await game.locator('#balance').textContent()) ?? '';
  const answer = page.waitForResponse((response) => response.url().includes('/api/spin'));
  await game.locator('#spin').click();
  const played = (await (await answer).json()) as { round: { payout: number; is_free: boolean } };
  expect(played.round.is_free).toBe(true);
  await expect(game.locator('#stake-label')).toHaveText('Free spins: 1');
  // Nothing was staked, and winnings are credited after the last spin.
  await expect(game.locator('#balance')).toHaveText(before);

  await page.reload();
  await expect(page.frameLocator('main iframe').locator('#stake-label')).toHaveText('Free spins: 1');

  await open(page, '/?mc=bonusDetails');
  const bonus = centre(page).getByRole('list', { name: 'Bonuses' }).getByRole('listitem').first();
  await expect(bonus).toContainText('Can be played');
  await expect(bonus).toContainText('1 / 2');
  await expect(bonus).toContainText('Lantern Riches');
  await expect(bonus).toContainText(textPattern('What they win must be staked 5 times'));
  await expect(bonus).toContainText('Giving them up loses the free spins that are left');
  await expectNoFindingsIn(page, LOOKS);

  await open(page, '/?mc=personalHistoryCopy');
  const bets = centre(page).getByRole('list').filter({ hasText: 'Lantern Riches' }).getByRole('listitem');
  await expect(bets.first()).toContainText('Free spin');
});
