/** Phone layout: games in landscape and enlarged, Back, bottom bar, footer, guests. */
import { expect, type Page, test } from '@playwright/test';
import {
  balance,
  expectNarrow,
  expectNoFindings,
  GUEST,
  logIn,
  MEMBER,
  move,
  openAs,
  prefer,
  settled,
} from './support.ts';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE, hasTouch: true });

const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Main sections' });

/** Opens a slot as a member. */
async function play(page: Page): Promise<void> {
  await openAs(page, MEMBER, '/rng?name=lantern');
  await page.locator('main article').getByRole('button').first().click();
  await expect(page.frameLocator('main iframe').locator('#spin')).toBeEnabled();
}

/** Phones in portrait and landscape and small ones; a window of 1280 x 800 at 200% zoom. */
const WINDOWS = [
  PHONE,
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  { width: 320, height: 568 },
];

test('a game takes the whole screen of a phone, with a bar that leads out', async ({ page }) => {
  await play(page);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const frame = await page.locator('main iframe').boundingBox();
    const name = `${size.width} x ${size.height}`;
    expect(frame?.width, name).toBe(size.width);
    expect(frame?.y, name).toBeLessThanOrEqual(46);
    expect(Math.round((frame?.y ?? 0) + (frame?.height ?? 0)), name).toBe(size.height);
    await expect(page.getByRole('button', { name: 'Leave the game' })).toBeInViewport();
    await expect(page.getByRole('main').getByRole('button', { name: /^Balance/ })).toBeInViewport();
    await expect(bottomBar(page)).toBeHidden();
    await expectNoFindings(page);
  }
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL(/\/rng\?name=lantern/);
});

test('the arrow of a game and Back lead to the same list', { tag: '@slow' }, async ({ page }) => {
  await openAs(page, MEMBER, '/rng?name=lantern');
  const start = () => page.locator('main article').getByRole('button').first().click();
  await start();
  await expect(page).toHaveURL(/\/game\?/);
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL(/\/rng\?name=lantern$/);
  await start();
  await expect(page).toHaveURL(/\/game\?/);
  await page.goBack();
  await expect(page).toHaveURL(/\/rng\?name=lantern$/);
});

test('the heart of the running game keeps it', { tag: '@slow' }, async ({ page }) => {
  await play(page);
  const favourite = page.getByRole('button', { name: /favourites$/ });
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');
  const saved = page.waitForResponse((response) => response.url().includes('MCSFE_favoriteGame'));
  await favourite.click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await favourite.click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');
});

test('Back closes the menu and stays on the page', async ({ page }) => {
  await page.goto('/rng');
  await settled(page);
  await bottomBar(page).getByRole('link', { name: 'Promotions' }).click();
  await expect(page).toHaveURL('/promotions');
  await settled(page);
  const menu = page.getByRole('complementary', { name: 'All pages' });
  const open = () => page.getByRole('button', { name: 'Open the menu' }).click();
  await open();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/promotions');
  await open();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await open();
  await menu.getByRole('link', { name: 'Help centre' }).click();
  await expect(page).toHaveURL('/help');
  await page.goBack();
  await expect(page).toHaveURL('/promotions');
  await page.goBack();
  await expect(page).toHaveURL('/rng');
});

test('Back closes the account sheet, a question in it and the language menu', { tag: '@slow' }, async ({
  page,
}) => {
  await openAs(page, MEMBER);
  await move(page, '/promotions');
  const sheet = page.getByRole('complementary', { name: 'Your account' });
  const me = () => bottomBar(page).getByRole('button', { name: 'Me' }).click();
  await me();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await me();
  await sheet.getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Language' }).tap();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page).toHaveURL('/promotions');
});

test('the jackpot does not fall when the page is loaded again', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const stored = () => page.evaluate(() => Number(sessionStorage.jackpot));
  const first = await stored();
  expect(first).toBeGreaterThan(0);
  await expect.poll(stored).toBeGreaterThan(first + 16_000);
  const shown = await stored();
  await page.reload();
  await settled(page);
  expect(await stored()).toBeGreaterThanOrEqual(shown);
});

test('a reward that is tapped opens where one looks', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/pointMall');
  await settled(page);
  await page.locator('main li a').last().click();
  await expect(page).toHaveURL(/\/pointMall\?.*id=/);
  const reward = page.locator('main article').first();
  await expect(reward.getByRole('heading').first()).toBeInViewport();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport({ ratio: 0.3 });
  await expectNoFindings(page);
});

test('a notice that is tapped opens where one looks', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/noticePage');
  await settled(page);
  await page.locator('main').getByRole('list', { name: 'All notices' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/noticePage\?id=/);
  await expect(page.locator('main article h2')).toBeInViewport();
});

test('a draw that is tapped opens where one looks', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/lottery');
  await settled(page);
  await page.locator('main li a[href^="/lottery"]').last().click();
  await expect(page).toHaveURL(/gameCode=/);
  await expect(page.getByRole('region', { name: 'Next draw' }).getByRole('heading')).toBeInViewport();
});

test('a promotion that is tapped opens where one looks', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/promotions');
  await settled(page);
  await page.locator('main li a').last().click();
  await expect(page).toHaveURL(/\/promoDetail/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('a visitor signs up by the raised button, a member deposits', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await bottomBar(page).getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible();
  await page.goto('/login');
  await logIn(page, MEMBER);
  await expect(bottomBar(page).getByRole('link', { name: 'Deposit' })).toBeVisible();
  await bottomBar(page).getByRole('button', { name: 'Me' }).click();
  const sheet = page.getByRole('complementary', { name: 'Your account' });
  await expect(sheet.getByRole('link', { name: 'Messages' })).toBeInViewport();
  await expect(sheet.getByRole('button', { name: 'Log out' })).toBeInViewport();
});

test('a guest of the demo is led to an account instead of to closed doors', { tag: '@slow' }, async ({
  page,
}) => {
  await openAs(page, GUEST);
  await expect(bottomBar(page).getByRole('link', { name: 'Deposit' })).toHaveCount(0);
  await bottomBar(page).getByRole('button', { name: 'Me' }).click();
  const sheet = page.getByRole('complementary', { name: 'Your account' });
  await expect(sheet.getByRole('link', { name: 'Sign up' }).first()).toBeVisible();
  for (const name of ['Messages', 'Security centre', 'Deposit'])
    await expect(sheet.getByRole('link', { name })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).not.toContainText('favourites');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.locator('main article button[aria-pressed]').first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible();
  await expect(page).toHaveURL('/?modal=register');
});

test('the account menu shows all of its entries', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 844 });
  await openAs(page, MEMBER);
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
  const entries = page.getByRole('menu', { name: 'Your account' }).getByRole('menuitem');
  for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 });
});

test('the line of notices stands still, and the foot of the page folds', { tag: '@slow' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await settled(page);
  const line = page.getByRole('region', { name: 'Notices', exact: true });
  await expect(line.getByRole('button').first()).toBeVisible();
  expect(await line.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  const foot = page.getByRole('contentinfo');
  await foot.scrollIntoViewIfNeeded();
  const help = foot.locator('details', { hasText: 'Help' }).first();
  await expect(help.getByRole('listitem').first()).toBeHidden();
  await help.locator('summary').click();
  await expect(help.getByRole('listitem').first()).toBeVisible();
  await expectNoFindings(page);
});

test('no picture is mirrored in Arabic', { tag: '@slow' }, async ({ page }) => {
  await prefer(page, { lang: 'AR' });
  for (const path of ['/', '/promotions', '/pointMall']) {
    await page.goto(path);
    await settled(page);
    const mirrored = await page.evaluate(
      () =>
        [...document.querySelectorAll('main img, [aria-roledescription=carousel] img')].filter((image) => {
          const { scale, transform } = getComputedStyle(image);
          return scale.startsWith('-1') || new DOMMatrix(transform === 'none' ? '' : transform).a < 0;
        }).length,
    );
    expect(mirrored, path).toBe(0);
  }
});

test('on the smallest phone nothing is too wide, the balance included', { tag: '@slow' }, async ({
  page,
}) => {
  await openAs(page, MEMBER);
  expect(await balance(page)).not.toBe('');
  await expectNarrow(page);
});
