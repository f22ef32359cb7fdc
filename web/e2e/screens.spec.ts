/**
 * Every screen and overlay: no findings of axe and nothing too wide; both themes, narrow, wide and low windows,
 * both writing directions. One page navigates between screens and changes its look in place; loading each
 * combination would take minutes.
 */
import { expect, type Page, test } from '@playwright/test';
import { SCREENS } from '../src/core/generated/screens.ts';
import {
  AGENT,
  collectErrors,
  expectNoFindingsIn,
  type Look,
  MEMBER,
  move,
  openAs,
  prefer,
  settled,
} from './support.ts';

const LOBBIES = [
  '/rng',
  '/rng?page=recent',
  '/rng?name=zzzzzz',
  '/fish',
  '/pvp?type=vassalage&vassalage=GR',
  '/live',
  '/live?modal=gameList&list=LIVE.JH',
  '/elott',
  '/lottery?vendor=TCG_SEA',
  '/seamless',
  '/fbsports',
  '/game?gameType=LIVE&vassalage=JH',
  '/down',
  '/join',
  '/fair-play',
  '/verify',
];
const PAGES = [
  '/promotions',
  '/promotions?category=VIP&status=coming',
  '/promoDetail?id=lantern-festival',
  '/promoDetail?id=gone',
  '/pointMall',
  '/pointMall?id=tea-set',
  '/pointMall?id=gone',
  '/noticePage',
  '/noticePage?id=gone',
  '/help',
  '/help?search=a',
  '/help?topic=browsers',
  '/help?topic=feedback',
  '/help?topic=affiliate',
  '/help?topic=gone',
];
const FRONT = [
  '/',
  '/login',
  '/?modal=login',
  '/?modal=register',
  '/?modal=forgotPassword',
  '/?modal=notice',
  '/?modal=announcement',
  '/?modal=chatRoom',
  '/?modal=search',
  '/helpmc',
];
const AGENT_PAGES = [
  '/?ac=menu',
  '/?ac=announcement',
  '/?ac=team',
  '/?ac=registerCenter',
  '/?ac=downline',
  '/?ac=teamBets',
  '/?ac=teamProfit',
  '/?ac=income',
  '/?ac=downlineTransactions',
  '/?ac=dividends',
  '/?ac=dividends&item=contracts',
  '/?ac=dividends&item=workbench',
];
/** Paths of the screens that the lists above do not cover. */
const OTHERS = screensWithout([...LOBBIES, ...PAGES, ...FRONT]);
/** A path that does not exist; the server answers with the matching status. */
const NOWHERE = '/nowhere';
/** Expected console messages about a missing page or promotion. */
const GONE = /\/nowhere$|\/detail\?id=gone/;

/**
 * Pairs of width and theme: across both directions each width and each theme occurs. Also a phone in landscape, and
 * a window of 1280 by 800 at 200% zoom.
 */
const LOOKS: Record<string, readonly Look[]> = {
  EN: [
    { width: 1280, theme: 'dark' },
    { width: 390, theme: 'light' },
    { width: 844, height: 390, theme: 'light' },
  ],
  AR: [
    { width: 1280, theme: 'light' },
    { width: 390, theme: 'dark' },
    { width: 640, height: 400, theme: 'dark' },
  ],
};

function screensWithout(places: readonly string[]): string[] {
  const shown = places.map((place) => SCREENS[new URL(place, 'http://any').pathname]);
  const others = Object.entries(SCREENS).filter(([, screen]) => !shown.includes(screen));
  return [...new Map(others.map(([path, screen]) => [screen, path])).values()];
}

async function walk(page: Page, places: readonly string[], looks: readonly Look[]): Promise<void> {
  for (const place of places) {
    await test.step(place, async () => {
      await move(page, place);
      if (/[?&](modal|ac)=/.test(place)) await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFindingsIn(page, looks);
    });
  }
}

for (const [lang, looks] of Object.entries(LOOKS)) {
  for (const [name, places] of Object.entries({
    lobbies: LOBBIES,
    pages: [...PAGES, ...OTHERS],
    front: FRONT,
  })) {
    test(`the ${name} are sound for a visitor: ${lang}`, {
      tag: lang === 'EN' || name === 'front' ? [] : '@slow',
    }, async ({ page }) => {
      test.setTimeout(300_000);
      const found = collectErrors(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await prefer(page, { lang });
      await page.goto(name === 'front' ? NOWHERE : '/');
      await settled(page);
      await expectNoFindingsIn(page, looks);
      await walk(page, places, looks);
      expect(found.filter((complaint) => !GONE.test(complaint))).toEqual([]);
    });
  }
}

test('home below the fold, the side bar, the vendors and the menu of a phone are sound', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await settled(page);
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Winners' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectNoFindingsIn(page, [...(LOOKS.EN ?? []), ...(LOOKS.AR ?? [])]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Customer service and apps' }).click();
  await expect(page.getByRole('heading', { name: 'Customer service' }).first()).toBeVisible();
  await expectNoFindingsIn(page, LOOKS.EN ?? []);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('complementary', { name: 'All pages' })).toBeVisible();
  await expectNoFindingsIn(page, [{ width: 390, theme: 'dark' }]);
});

test('a member’s screens are sound', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, MEMBER);
  const places = [
    '/',
    '/rng?page=fav',
    '/rng?page=recent',
    '/?mc=securityCenter',
    '/?mc=depositv2',
    '/pointMall',
    '/promoDetail?id=best-round',
  ];
  await walk(page, places, LOOKS.EN ?? []);
});

for (const [lang, looks] of Object.entries(LOOKS)) {
  test(`an agent’s pages are sound: ${lang}`, { tag: lang === 'EN' ? [] : '@slow' }, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAs(page, AGENT);
    await page.evaluate((it) => localStorage.setItem('lang', it), lang);
    await page.goto('/');
    await settled(page);
    const found = collectErrors(page);
    await walk(page, AGENT_PAGES, looks);
    expect(found).toEqual([]);
  });
}

test('language and theme change at once, without a reload, and stay', async ({ page }) => {
  const html = page.locator('html');
  await page.goto('/');
  await settled(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const theme = (await html.getAttribute('data-theme')) === 'dark' ? 'light' : 'dark';
  await page.getByRole('button', { name: `Switch to the ${theme} theme` }).click();
  await expect(html).toHaveAttribute('data-theme', theme);
  await page.getByRole('button', { name: /^Language/ }).click();
  const flags = page.getByRole('menuitemradio').locator('img');
  await expect(flags).toHaveCount(9);
  const missing = () =>
    flags.evaluateAll((all) => all.filter((flag) => !(flag as HTMLImageElement).naturalWidth).length);
  await expect.poll(missing).toBe(0);
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(html).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.reload();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('data-theme', theme);
});
