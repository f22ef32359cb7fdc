/**
 * Every route of section 2 of the specification: as a visitor, a guest and a member; old URLs, unknown ones, login
 * required.
 */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import {
  collectErrors,
  GUEST,
  historyAtRest,
  logIn,
  MEMBER,
  move,
  openAs,
  settled,
  styleClass,
} from './support.ts';

/** Path and heading. */
const ROUTES = [
  ['/', 'Home'],
  ['/index', 'Home'],
  ['/index.html', 'Home'],
  ['/home', 'Home'],
  ['/noticePage', 'Notices'],
  ['/pointMall', 'Point mall'],
  ['/lottery', 'Lottery'],
  ['/lottery?vendor=TCG_SEA&playType=2D', 'Lottery'],
  ['/rng', 'Slots'],
  ['/rng?page=JP', 'Slots'],
  ['/rng?type=hot', 'Slots'],
  ['/pvp', 'Player versus player'],
  ['/fish', 'Fishing games'],
  ['/live', 'Live casino'],
  ['/sports', 'Sports'],
  ['/esports', 'Esports'],
  ['/sv3', 'Cockfighting'],
  ['/elott', 'Lottery'],
  ['/promotions', 'Promotions'],
  ['/promoDetail?id=lantern-festival', /Lantern festival/i],
  ['/seamless', 'Seamless games'],
  // Named after the vendor once its lobby runs there.
  ['/fbsports', /^Sportsbook$|Kestrel/],
  ['/help', 'Help centre'],
  ['/helpmc', 'Help centre'],
  ['/down', 'Download'],
  ['/join', 'Join us'],
  ['/fair-play', 'Play in control'],
] as const;

/** Old URLs, which lead to the same pages. */
const DOCUMENTS = [
  '/index.html',
  '/register.html',
  '/lottery.html',
  '/promotions.html',
  '/promoDetail.html',
  '/help.html',
  '/join.html',
  '/down.html',
];

async function walk(page: Page): Promise<void> {
  const pages: string[] = [];
  for (const [address, heading] of ROUTES) {
    await test.step(address, async () => {
      await move(page, address);
      const name = { name: heading, exact: true };
      await expect(page.getByRole('heading', { level: 1, ...name })).toBeAttached();
      await expect(page.getByRole('banner')).toHaveCount(address === '/helpmc' ? 0 : 1);
      await expect(page.getByRole('alert').filter({ hasText: 'did not work' })).toHaveCount(0);
      await expect(page).toHaveTitle(/\S+ · Lumora/);
      pages.push(await page.title());
    });
  }
  expect(new Set(pages).size).toBe(new Set(ROUTES.map(([, heading]) => heading)).size);
}

async function firstSlot(request: APIRequestContext): Promise<string> {
  const games = await request.get('/wps/relay/GCSGAME_gameList?gameType=RNG&vassalage=PW');
  return (await games.json()).value.games[0].nodeId;
}

test('a visitor walks every route', async ({ page, request }) => {
  test.setTimeout(180_000);
  const errors = collectErrors(page);
  await page.goto('/down');
  await settled(page);
  await walk(page);
  await move(page, '/register');
  await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible();
  await move(page, `/game?gameType=RNG&vassalage=PW&nodeId=${await firstSlot(request)}`);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('main').getByRole('button', { name: 'Log in' })).toBeVisible();
  await move(page, '/fbsports');
  await expect(page.getByRole('heading', { name: 'Coming soon' })).toBeVisible();
  for (const [address] of ROUTES) expect((await request.get(address)).status(), address).toBe(200);
  expect(errors).toEqual([]);
});

for (const [who, account] of [
  ['guest', GUEST],
  ['member', MEMBER],
] as const) {
  test(`a ${who} walks every route`, { tag: '@slow' }, async ({ page }) => {
    test.setTimeout(180_000);
    const errors = collectErrors(page);
    await openAs(page, account, '/down');
    await walk(page);
    expect(errors).toEqual([]);
  });
}

test('addresses of former days lead to their pages, and lost ones to a page with status 404', async ({
  page,
  request,
}) => {
  for (const address of DOCUMENTS) expect((await request.get(address)).status(), address).toBe(200);
  expect((await page.goto('/lottery.html'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Lottery' })).toBeAttached();
  await expect.poll(() => styleClass(page)).toBe('lottery');
  for (const address of ['/rng/x', '/nowhere.html', '/RNG', '/promoDetail/1']) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.locator('main').getByRole('link').or(page.locator('main').getByRole('button')).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
});

/** Makes the site require login for everything. */
async function requireLogin(page: Page): Promise<void> {
  await page.route('**/wps/system/status?*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.value.info.loginedToHomePage = true;
    await route.fulfill({ response, json: body });
  });
}

test('where the operator asks for it, a visitor reaches the login page and what it needs, nothing else', {
  tag: '@slow',
}, async ({ page }) => {
  test.setTimeout(180_000);
  await requireLogin(page);
  for (const address of ['/', '/nowhere']) {
    await page.goto(address);
    await settled(page);
    await expect(page).toHaveURL('/login');
  }
  const form = page.locator('input[name=username]');
  for (const [address] of ROUTES.filter(([address]) => address !== '/helpmc')) {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await expect(page, address).toHaveURL('/login');
    await expect(form).toBeVisible();
  }
  for (const address of ['/register', '/register.html', '/helpmc', '/download']) {
    await move(page, address);
    await expect(page).toHaveURL(new RegExp(`^[^?]*${address}`));
  }
  await page.goto('/login');
  await logIn(page, MEMBER);
  await expect(page).toHaveURL('/');
  await historyAtRest(page);
  await move(page, '/lottery');
  await expect(page.getByRole('heading', { level: 1, name: 'Lottery' })).toBeAttached();
});
