/** Missions: check-in, a reward claimed once and credited in points, and the leaderboards. */
import { expect, type Page, test } from '@playwright/test';
import { centre, LOOKS, PHONE } from './cashier.ts';
import { register } from './signing-in.ts';
import { expectNoFindingsIn, settled } from './support.ts';

// The journey registers an account of its own first.
test.describe.configure({ timeout: 240_000 });
test.use({ viewport: PHONE });

const missions = (page: Page) => centre(page).getByRole('list', { name: 'Missions' }).getByRole('listitem');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(new URL(address, page.url()).href);
  await settled(page);
}

test('a member checks in, takes the reward once, and finds the points and the boards', async ({ page }) => {
  await register(page);
  await open(page, '/?mc=missionLeaderboard');
  const today = missions(page).filter({ hasText: 'Check in today' });
  await expect(today).toContainText('Under way');
  await centre(page).getByRole('button', { name: 'Check in for today' }).click();
  await expect(centre(page).getByText('Checked in today')).toBeVisible();
  await expect(today).toContainText('Reward waits');
  await expectNoFindingsIn(page, LOOKS);
  await page.setViewportSize(PHONE);

  await today.getByRole('button', { name: 'Take the reward' }).click();
  await expect(centre(page).getByText(/^You got .*10.* points\.$/)).toBeVisible();
  await expect(today).toContainText('Reward taken');
  await expect(today.getByRole('button')).toHaveCount(0);

  // The result survives a reload.
  await open(page, '/?mc=missionLeaderboard');
  await expect(today).toContainText('Reward taken');
  await expect(centre(page).getByRole('button', { name: 'Check in for today' })).toHaveCount(0);

  await centre(page).getByRole('button', { name: 'Leaderboards' }).click();
  const board = centre(page).getByRole('heading', { name: 'Slots of the day' });
  await expect(board).toBeVisible();
  await expect(
    centre(page)
      .getByText(/^No place yet/)
      .first(),
  ).toBeVisible();
  await expectNoFindingsIn(page, LOOKS);
});
