/** Every screen and overlay: no findings of axe and nothing too wide, in both themes, narrow and wide, both directions. */
import { expect, test } from '@playwright/test';
import { complaints, expectSound, MEMBER, openAs, prefer, settled } from './support.ts';

/** An address that nothing stands at: the server says so with the status of the page itself. */
const NOWHERE = '/nowhere';

const PLACES = [
  '/',
  '/rng',
  '/rng?page=recent',
  '/rng?name=zzzzzz',
  '/live',
  '/elott',
  '/login',
  '/?modal=login',
  '/?modal=register',
  '/?modal=forgotPassword',
  '/?modal=notice',
  '/?modal=announcement',
  '/noticePage',
  '/noticePage?id=welcome',
  '/promotions',
  NOWHERE,
];
/** Built like one of the others; looked at once. */
const ALIKE = ['/rng?type=hot', '/pvp', '/fish', '/sports', '/esports', '/sv3'];
const WISHES = [
  { lang: 'EN', theme: 'dark', width: 1280, places: [...PLACES, ...ALIKE] },
  { lang: 'EN', theme: 'light', width: 390, places: PLACES },
  { lang: 'AR', theme: 'dark', width: 390, places: PLACES },
  { lang: 'AR', theme: 'light', width: 1280, places: PLACES },
  { lang: 'KM', theme: 'dark', width: 320, places: PLACES },
] as const;

for (const { lang, theme, width, places } of WISHES) {
  test(`visitor's screens are sound: ${lang}, ${theme}, ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    const found = complaints(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await prefer(page, { lang, theme });
    for (const place of places) {
      await test.step(place, async () => {
        await page.goto(place);
        await settled(page);
        if (place.includes('modal=')) await expect(page.getByRole('dialog')).toBeVisible();
        await expectSound(page);
      });
    }
    expect(found.filter((complaint) => !complaint.endsWith(NOWHERE))).toEqual([]);
  });
}

test('a member’s screens are sound', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, MEMBER);
  for (const place of ['/', '/rng?page=fav', '/rng?page=recent', '/?mc=depositv2']) {
    await test.step(place, async () => {
      await page.goto(place);
      await settled(page);
      await expectSound(page);
    });
  }
});

test('language and theme change at once, without a reload, and stay', async ({ page }) => {
  const html = page.locator('html');
  await page.goto('/');
  await settled(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const theme = (await html.getAttribute('data-theme')) === 'dark' ? 'light' : 'dark';
  await page.getByRole('button', { name: `Switch to the ${theme} theme` }).click();
  await expect(html).toHaveAttribute('data-theme', theme);
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(html).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.reload();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('data-theme', theme);
});
