/** The other lobbies: their kinds, launching a game, draws, rooms; and home below the fold. */
import { expect, type Page, test } from '@playwright/test';
import { expectNoFindings, logIn, MEMBER, openAs, settled, textPattern } from './support.ts';

const frame = (page: Page) => page.locator('main iframe');

/** Scrolls down until the content below the fold has loaded; the page grows meanwhile. */
async function showBelow(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByText('•••').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('a vendor with a list of games opens it over its lobby; what cannot be played yet says so and asks for no login', async ({
  page,
}) => {
  await page.goto('/live');
  await settled(page);
  const card = page.locator('main').getByRole('button', { name: /Jade Harbour/ });
  await expect(card).toContainText('Coming soon');
  await card.click();
  await expect(page).toHaveURL('/live?modal=gameList&list=LIVE.JH');
  const list = page.getByRole('dialog', { name: /^Games of .?Jade Harbour/ });
  await expect(list.getByRole('article')).toHaveCount(24);
  await expectNoFindings(page);
  const name = (await list.getByRole('article').first().getByRole('heading').textContent()) ?? '';
  await list.getByRole('searchbox').fill(name);
  await expect(list.getByRole('article').first().getByRole('heading')).toHaveText(name);
  await list.getByRole('button', { name: new RegExp(`^Coming soon: .?${name}`) }).click();
  await expect(page.getByText(/cannot be played yet\. Choose/)).toBeVisible();
  await expect(page).toHaveURL('/live?modal=gameList&list=LIVE.JH');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toHaveCount(0);
});

test('a vendor of the header leads to its list, its draws or its room', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/');
  await settled(page);
  const vendors = page.getByRole('navigation', { name: 'Sections' }).locator('a[href]');
  const hrefs = await vendors.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const href of [
    '/rng?type=vassalage&vassalage=PW',
    '/live?modal=gameList&list=LIVE.JH',
    '/sports?modal=gameList&list=SPORTS.KS',
    '/esports?modal=gameList&list=ESPORTS.TF',
    '/lottery?vendor=TCG_SEA',
    '/elott?modal=gameList&list=ELOTT.MN',
    '/sv3?modal=gameList&list=SV3.RA',
  ]) {
    expect(hrefs).toContain(href);
  }
});

test('lotteries with a page of draws open it, others say that they are coming soon', {
  tag: '@slow',
}, async ({ page }) => {
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
  await expect(page.getByText(/Moon Numbers.? cannot be played yet/)).toBeVisible();
  await expect(page).toHaveURL('/elott');
});

test('a countdown runs to the next draw', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/lottery?vendor=ELOTT');
  const left = page.getByRole('region', { name: 'Next draw' }).locator('bdi[dir=ltr]').first();
  const before = await left.textContent();
  await expect(left).not.toHaveText(before ?? '');
});

test('a room that cannot be played yet says so and asks for no login', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/pvp?type=vassalage&vassalage=GR');
  const rooms = page.getByRole('region', { name: 'Rooms' });
  await expect(rooms.getByText(textPattern('0 of 6 seats taken')).first()).toBeVisible();
  await rooms
    .getByRole('button', { name: /^Coming soon/ })
    .first()
    .click();
  await expect(page.getByText(/cannot be played yet\. Choose/)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toHaveCount(0);
});

test('the sports page says that its vendor cannot be played yet, and asks nobody to log in', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/fbsports');
  await expect(page.getByRole('heading', { name: 'Coming soon' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toHaveCount(0);
});

test('the page of seamless games starts a slot in its frame after a login', async ({ page }) => {
  const games = await (
    await page.request.get('/wps/relay/GCSGAME_gameList?gameType=RNG&vassalage=PW')
  ).json();
  await page.goto(`/seamless?gameType=RNG&vassalage=PW&nodeId=${games.value.games[0].nodeId}`);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('main').getByRole('button', { name: 'Log in' }).click();
  await logIn(page, MEMBER);
  await expect(frame(page)).toBeVisible();
});

test('home shows featured games, masked winners and the next draws below the fold, asked for once', {
  tag: '@slow',
}, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/featuredGames|getWinnerBoard|opened\/game/.test(pathname)) requests.push(pathname);
  });
  await page.goto('/');
  await settled(page);
  await showBelow(page);
  const winners = page.getByRole('region', { name: 'Winners' });
  await expect(winners.getByRole('listitem').first()).toContainText('•••');
  await expect(page.getByRole('region', { name: 'Featured games' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Next draws' }).getByRole('listitem')).toHaveCount(6);
  expect(requests.sort()).toEqual([...new Set(requests)].sort());
  expect(requests).toHaveLength(3);
  await winners.getByRole('button', { name: '30 days' }).click();
  await expect(winners.getByRole('listitem')).toHaveCount(12);
});

test('on a phone the filters wait in a sheet, whose button counts them, and Back closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rng');
  await settled(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Jackpot' }).click();
  await expect(page).toHaveURL(/page=JP/);
  await expectNoFindings(page);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/page=JP/);
  await expect(page.getByRole('button', { name: /^Filters \(.?1.?\)$/ })).toBeVisible();
});
