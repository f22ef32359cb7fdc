/** Every screen and overlay: no findings of axe and nothing too wide, in both themes, narrow and wide, both directions. */
import { expect, test } from '@playwright/test';
import { complaints, expectSound, MEMBER, openAs, prefer, settled } from './support.ts';

const PLACES = [
  '/',
  '/rng',
  '/rng?type=hot',
  '/rng?page=recent',
  '/rng?name=zzzzzz',
  '/pvp',
  '/fish',
  '/live',
  '/sports',
  '/esports',
  '/sv3',
  '/elott',
  '/login',
  '/?modal=login',
  '/?modal=notice',
  '/?modal=register',
  '/promotions',
  '/nowhere',
  '/helpmc',
];
const WISHES = [
  { lang: 'EN', theme: 'dark', width: 1280 },
  { lang: 'EN', theme: 'light', width: 390 },
  { lang: 'AR', theme: 'dark', width: 390 },
  { lang: 'AR', theme: 'light', width: 1280 },
  { lang: 'KM', theme: 'dark', width: 320 },
] as const;

for (const { lang, theme, width } of WISHES) {
  test(`visitor's screens are sound: ${lang}, ${theme}, ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    const found = complaints(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await prefer(page, { lang, theme });
    for (const place of PLACES) {
      await test.step(place, async () => {
        await page.goto(place);
        await settled(page);
        if (place.includes('modal=')) await expect(page.getByRole('dialog')).toBeVisible();
        await expectSound(page);
      });
    }
    expect(found).toEqual([]);
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
  await page.goto('/');
  await settled(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('button', { name: /language|English/i })
    .first()
    .click();
  await page.getByText('العربية').click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});
