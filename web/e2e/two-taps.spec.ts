/** Number of taps from start to a game on a phone: two for a first visit, one for a returning member. */
import { expect, type Page, test } from '@playwright/test';
import { collectErrors, MEMBER, openAs, settled } from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Counts all taps on the site. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    const { countTap } = window as unknown as { countTap: () => void };
    addEventListener('pointerdown', countTap, { capture: true });
  });
  return () => taps;
}

const tiles = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Play: / });
const spin = (page: Page) => page.frameLocator('main iframe').locator('#spin');

test('a new visitor reaches a running demo game in two taps', async ({ page }) => {
  const found = collectErrors(page);
  const taps = await countTaps(page);
  await page.goto('/');
  await settled(page);
  const tile = tiles(page).first();
  await expect(tile, 'a game stands on the first screen').toBeInViewport();
  await tile.tap();
  const demo = page.getByRole('dialog').getByRole('button', { name: 'Play with play money' });
  await expect(demo, 'the way to play is in sight without scrolling').toBeInViewport({ ratio: 1 });
  await demo.tap();
  await expect(page).toHaveURL(/\/game\?/);
  await expect(spin(page)).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(taps).toBe(2);
  expect(found).toEqual([]);
});

test('a member reaches the last game in one tap', async ({ page }) => {
  const taps = await countTaps(page);
  await openAs(page, MEMBER, '/rng?name=lantern');
  const first = tiles(page).first();
  const name = await first.getAttribute('aria-label');
  await first.tap();
  await expect(spin(page)).toBeEnabled();
  await page.goto('/');
  await settled(page);
  const before = taps();
  const last = page
    .getByRole('region', { name: 'Continue playing' })
    .getByRole('button', { name: /^Play: / });
  await expect(last.first()).toHaveAccessibleName(name ?? '');
  await expect(last.first(), 'the last game stands on the first screen').toBeInViewport({ ratio: 0.5 });
  await last.first().tap();
  await expect(spin(page)).toBeEnabled();
  await expect.poll(taps).toBe(before + 1);
});
