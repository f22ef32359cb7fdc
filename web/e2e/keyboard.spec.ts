/** Menus and dialogs by keyboard only: no mouse is used here. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { move, settled } from './support.ts';

/** Upper bound of Tab presses; no page has as many stops. */
const STOPS = 300;

const PLACES = [
  '/',
  '/rng',
  '/live',
  '/live?modal=gameList&list=LIVE.JH',
  '/pvp?type=vassalage&vassalage=GR',
  '/lottery?vendor=TCG_SEA',
  '/promotions',
  '/promoDetail?id=lantern-festival',
  '/pointMall',
  '/pointMall?id=tea-set',
  '/noticePage',
  '/?modal=announcement',
  '/help?search=a',
  '/help?topic=feedback',
  '/help?topic=affiliate',
];

test('menus open, walk and close by keyboard, and give the focus back', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const button = page.getByRole('button', { name: /^Language/ });
  await tabTo(page, button);
  await page.keyboard.press('ArrowDown');
  const entries = page.getByRole('menuitemradio');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the focus stays inside a dialog, and comes back to what opened it', async ({ page }) => {
  await page.goto('/rng');
  await settled(page);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest('dialog');
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('Tab reaches everything that can be pressed', { tag: '@slow' }, async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/down');
  await settled(page);
  for (const address of ['/down', ...PLACES]) {
    await test.step(address, async () => {
      await move(page, address);
      if (address.includes('modal=')) await expect(page.getByRole('dialog')).toBeVisible();
      expect(await unreached(page), address).toEqual([]);
    });
  }
});

/** Clickable elements that Tab does not reach. */
async function unreached(page: Page): Promise<string[]> {
  const total = await page.evaluate(() => {
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const pressable = 'a[href], button, input, select, textarea, summary, [role=button], [tabindex="0"]';
    // Arrow keys move inside these; Tab stops at only one element of each.
    const walked = '[role=menu], [role=tablist], [role=listbox], [role=toolbar], [role=radiogroup]';
    const waiting = new Set<Element>();
    for (const element of scope.querySelectorAll<HTMLElement>(pressable)) {
      const isVisible = element.checkVisibility({ visibilityProperty: true });
      const isDisabled = element.matches(':disabled, [type=hidden]') || element.closest('[inert]') !== null;
      if (isVisible && !isDisabled && !element.closest(walked)) waiting.add(element);
    }
    // Focus inside a frame is not visible from outside.
    const total = waiting.size;
    Object.assign(window, { waiting });
    document.addEventListener('focusin', (event) => waiting.delete(event.target as Element));
    (document.activeElement as HTMLElement | null)?.blur();
    return total;
  });
  expect(total).toBeGreaterThan(1);
  const remaining = () => page.evaluate(() => (window as unknown as { waiting: Set<Element> }).waiting.size);
  for (let round = 0; round < STOPS / 25 && (await remaining()) > 0; round += 1) {
    for (let stop = 0; stop < 25; stop += 1) await page.keyboard.press('Tab');
  }
  return page.evaluate(() =>
    [...(window as unknown as { waiting: Set<Element> }).waiting]
      .filter((element) => element.isConnected)
      .map((element) => element.outerHTML.slice(0, 160)),
  );
}

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no number of Tabs reaches ${target}`);
}
