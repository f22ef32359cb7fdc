/** The halls beside the lobby: every kind of lobby and launch, draws, rooms, home below the fold, the guard, lost paths. */
import { expect, type Page, test } from '@playwright/test';
import { expectSound, logIn, MEMBER, openAs, prefer, settled } from './support.ts';

const frame = (page: Page) => page.locator('main iframe');

/** The operator asks for a login before anything else. */
async function guarded(page: Page): Promise<void> {
  await page.route('**/wps/system/status?*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.value.info.loginedToHomePage = true;
    await route.fulfill({ response, json: body });
  });
}

/** Scrolls down until what stands below the fold is there; the page grows while it comes. */
async function showBelow(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByText('•••').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('a vendor with a list of games opens it over its hall; a game of it starts after a login', async ({
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

test('a room is joined after a login, and its seat is taken', async ({ page }) => {
  await page.goto('/pvp?type=vassalage&vassalage=GR');
  const rooms = page.getByRole('region', { name: 'Rooms' });
  await expect(rooms.getByText(/^.?0.? of .?6.? seats taken$/).first()).toBeVisible();
  await rooms.getByRole('button', { name: /^Join/ }).first().click();
  await logIn(page, MEMBER);
  await expect(page).toHaveURL(/\/game\?gameType=PVP&vassalage=GR&nodeId=.*&room=room-/);
  await expect(frame(page)).toBeVisible();
  await expect(async () => {
    await page.goto('/pvp?type=vassalage&vassalage=GR');
    await expect(rooms.getByText(/^.?1.? of .?6.? seats taken$/)).toHaveCount(1);
  }).toPass();
});

test('the sports page starts the sports vendor for a member and asks a visitor to log in', async ({
  page,
}) => {
  await page.goto('/fbsports');
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

for (const [call, address] of [
  ['**/lgw/vn/numeros/opened/game?*', '/lottery'],
  ['**/wps/relay/GLS2_roomList?*', '/pvp'],
  ['**/wps/relay/GCSGAME_getVassGameType?*', '/live?modal=gameList&list=LIVE.JH'],
] as const) {
  test(`${address} says when its call fails, and the next try works`, async ({ page }) => {
    await page.route(call, (route) => route.fulfill({ status: 503, body: 'no' }));
    await page.goto(address);
    const failed = page.getByRole('alert').filter({ hasText: 'That did not work' });
    await expect(failed).toBeVisible();
    await page.unroute(call);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toHaveCount(0);
  });
}

for (const [width, lang, theme] of [
  [1280, 'EN', 'dark'],
  [390, 'AR', 'light'],
  [320, 'EN', 'light'],
] as const) {
  test(`the halls are sound (${width}, ${lang}, ${theme})`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await prefer(page, { lang, theme });
    for (const place of [
      '/lottery',
      '/seamless',
      '/fbsports',
      '/pvp',
      '/live?modal=gameList&list=LIVE.JH',
      '/',
    ]) {
      await test.step(place, async () => {
        await page.goto(place);
        await settled(page);
        if (place === '/') {
          await showBelow(page);
        }
        await expectSound(page);
      });
    }
  });
}

test('where the operator asks for it, a visitor reaches the login page and nothing else', async ({
  page,
}) => {
  for (const address of ['/', '/lottery', '/promotions', '/nowhere']) {
    await page.goto(address);
    await settled(page);
    await expect(page).toHaveURL(address);
  }
  await guarded(page);
  for (const address of ['/', '/lottery', '/promotions', '/nowhere']) {
    await page.goto(address);
    await expect(page).toHaveURL('/login');
  }
  for (const address of ['/register', '/register.html', '/helpmc', '/download']) {
    await page.goto(address);
    await settled(page);
    await expect(page).toHaveURL(new RegExp(`^[^?]*${address}`));
  }
  await page.goto('/login');
  await logIn(page, MEMBER);
  await page.goto('/lottery');
  await settled(page);
  await expect(page).toHaveURL('/lottery');
});

test('addresses of former days lead to their pages, and lost paths to a page with status 404', async ({
  page,
}) => {
  for (const [address, heading] of [
    ['/index.html', 'Home'],
    ['/lottery.html', 'Lottery'],
    ['/join.html', 'Join us'],
  ] as const) {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
  }
  for (const address of ['/nowhere', '/rng/x', '/nowhere.html']) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});

test('the main area carries the path as its style class', async ({ page }) => {
  for (const [address, style] of [
    ['/lottery?vendor=ELOTT', 'lottery'],
    ['/fbsports', 'fbsports'],
    ['/register.html', 'register.html'],
  ] as const) {
    await page.goto(address);
    await settled(page);
    await expect(page.locator('main')).toHaveClass(new RegExp(`(^| )${style.replace('.', '\\.')}( |$)`));
  }
});
