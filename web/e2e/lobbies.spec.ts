/** The other lobbies: their kinds, launching a game, draws, rooms, home below the fold. */
import { expect, type Page, test } from '@playwright/test';
import { expectSound, logIn, MEMBER, openAs, settled, textPattern } from './support.ts';

const frame = (page: Page) => page.locator('main iframe');

/** Scrolls down until what stands below the fold is there; the page grows while it comes. */
async function showBelow(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByText('•••').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('a vendor with a list of games opens it over its lobby; a game of it starts after a login', async ({
  page,
}) => {
  await page.goto('/live');
  await settled(page);
  await page
    .locator('main')
    .getByRole('button', { name: /Jade Harbour/ })
    .click();
  await expect(page).toHaveURL('/live?modal=gameList&list=LIVE.JH');
  const list = page.getByRole('dialog', { name: /^Games of .?Jade Harbour/ });
  await expect(list.getByRole('article')).toHaveCount(24);
  await expectSound(page);
  const name = (await list.getByRole('article').first().getByRole('heading').textContent()) ?? '';
  await list.getByRole('searchbox').fill(name);
  await expect(list.getByRole('article').first().getByRole('heading')).toHaveText(name);
  await list.getByRole('button', { name: new RegExp(`^Play: .?${name}`) }).click();
  await logIn(page, MEMBER);
  await expect(page).toHaveURL(/\/seamless\?gameType=LIVE&vassalage=JH&nodeId=/);
  await expect(frame(page)).toBeVisible();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL('/live');
});

test('lotteries with a page of draws open it, others start at their vendor', async ({ page }) => {
  await openAs(page, MEMBER, '/elott');
  await page
    .locator('main')
    .getByRole('button', { name: /Coral Draw/ })
    .click();
  await expect(page).toHaveURL('/lottery?vendor=TCG_SEA');
  await expect(page.getByRole('region', { name: 'Next draw' })).toBeVisible();
  await page.locator('main li a[href^="/lottery"]').nth(2).click();
  await expect(page).toHaveURL(/gameCode=.*vendor=TCG_SEA/);
  await page.goto('/elott');
  await settled(page);
  await page
    .locator('main')
    .getByRole('button', { name: /Moon Numbers/ })
    .click();
  await expect(page).toHaveURL('/game?gameType=ELOTT&vassalage=MN');
  await expect(frame(page)).toBeVisible();
});

test('a countdown runs to the next draw', async ({ page }) => {
  await page.goto('/lottery?vendor=ELOTT');
  const left = page.getByRole('region', { name: 'Next draw' }).locator('bdi[dir=ltr]').first();
  const before = await left.textContent();
  await expect(left).not.toHaveText(before ?? '');
});

test('a room is joined after a login, and a vendor without a game says so in its frame', async ({ page }) => {
  await page.goto('/pvp?type=vassalage&vassalage=GR');
  const rooms = page.getByRole('region', { name: 'Rooms' });
  await expect(rooms.getByText(textPattern('0 of 6 seats taken')).first()).toBeVisible();
  await rooms.getByRole('button', { name: /^Join/ }).first().click();
  await logIn(page, MEMBER);
  await expect(page).toHaveURL(/\/game\?gameType=PVP&vassalage=GR&nodeId=.*&room=room-/);
  await expect(frame(page)).toBeVisible();
  await expect(page.frameLocator('main iframe').getByText('This vendor has no game here yet')).toBeVisible();
});

test('the sports page starts the sports vendor for a member and asks a visitor to log in', async ({
  page,
}) => {
  await page.goto('/fbsports');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('main').getByRole('button', { name: 'Log in' }).click();
  await logIn(page, MEMBER);
  await expect(page).toHaveURL('/fbsports');
  await expect(frame(page)).toBeVisible();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL('/sports');
});

test('home shows featured games, masked winners and the next draws below the fold, asked for once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/featuredGames|getWinnerBoard|opened\/game/.test(pathname)) asked.push(pathname);
  });
  await page.goto('/');
  await settled(page);
  await showBelow(page);
  const winners = page.getByRole('region', { name: 'Winners' });
  await expect(winners.getByRole('listitem').first()).toContainText('•••');
  await expect(page.getByRole('region', { name: 'Featured games' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Next draws' }).getByRole('listitem')).toHaveCount(6);
  expect(asked.sort()).toEqual([...new Set(asked)].sort());
  expect(asked).toHaveLength(3);
  await winners.getByRole('button', { name: '30 days' }).click();
  await expect(winners.getByRole('listitem')).toHaveCount(12);
});
