/**
 * Nine languages: each is selected by its own name, applies at once, is sent to the server, and fits the narrowest
 * phone.
 */
import { expect, type Page, test } from '@playwright/test';
import { expectNarrow, move, prefer, settled } from './support.ts';

const LANGUAGES = [
  { code: 'CN', tag: 'zh-Hans', name: '简体中文' },
  { code: 'TY', tag: 'zh-Hant-TW', name: '繁體中文(台灣)' },
  { code: 'KM', tag: 'km', name: 'ខ្មែរ' },
  { code: 'VI', tag: 'vi', name: 'Tiếng Việt' },
  { code: 'TH', tag: 'th', name: 'ไทย' },
  { code: 'ID', tag: 'id', name: 'Bahasa Indonesia' },
  { code: 'MY', tag: 'my', name: 'မြန်မာ' },
  { code: 'AR', tag: 'ar', name: 'العربية' },
  { code: 'EN', tag: 'en', name: 'English' },
] as const;

const PLACES = [
  '/rng',
  '/pvp?type=vassalage&vassalage=GR',
  '/live',
  '/live?modal=gameList&list=LIVE.JH',
  '/lottery?vendor=TCG_SEA',
  '/fbsports',
  '/promotions',
  '/promoDetail?id=lantern-festival',
  '/pointMall',
  '/pointMall?id=tea-set',
  '/noticePage',
  '/help',
  '/help?search=a',
  '/help?topic=feedback',
  '/help?topic=affiliate',
  '/down',
  '/join',
  '/fair-play',
  '/login',
  '/?modal=register',
  '/?modal=announcement',
  '/?modal=chatRoom',
];

/** A missing text shows its key: lower-case words joined by hyphens, or the two keys that the specification names. */
const BARE_KEY = /^(?:[a-z]+\d?(?:-[a-z0-9]+)+|in_[a-z_]+)$/;

/** Texts of the page that look like message keys. */
const bareKeys = async (page: Page) => {
  const texts = await page.locator('body').evaluate((body) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.closest('script, style, bdi')) found.push(walker.currentNode.textContent?.trim() ?? '');
    }
    for (const element of body.querySelectorAll('[aria-label]'))
      found.push(element.getAttribute('aria-label') ?? '');
    return found;
  });
  return texts.filter((text) => BARE_KEY.test(text));
};

test('a language is chosen by its own name, takes effect at once and is told to the server', async ({
  page,
}) => {
  await page.goto('/');
  await settled(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const html = page.locator('html');
  const sections = page.getByRole('banner').getByRole('navigation').first();
  const titles = new Set<string>();
  for (const { code, tag, name } of LANGUAGES) {
    await test.step(code, async () => {
      // The only menu button in the top bar.
      await page.locator('button[aria-haspopup=menu]').first().click();
      const entry = page.getByRole('menuitemradio', { name, exact: true });
      await expect(entry).toHaveAttribute('lang', tag);
      const told = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/wps/system/language'),
      );
      const before = await sections.textContent();
      await entry.click();
      expect((await told).postDataJSON()).toMatchObject({ language: code });
      await expect(html).toHaveAttribute('lang', tag);
      await expect(html).toHaveAttribute('dir', code === 'AR' ? 'rtl' : 'ltr');
      await expect.poll(() => sections.textContent()).not.toBe(before);
      titles.add((await sections.textContent()) ?? '');
    });
  }
  expect(titles.size).toBe(LANGUAGES.length);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

for (const { code, tag } of LANGUAGES) {
  test(`${code} says every text and fits 320 px`, { tag: code === 'AR' ? [] : '@slow' }, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await prefer(page, { lang: code });
    await page.goto('/');
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    for (const address of ['/', ...PLACES]) {
      await test.step(address, async () => {
        await move(page, address);
        if (address.includes('modal=')) await expect(page.getByRole('dialog')).toBeVisible();
        expect.soft(await bareKeys(page)).toEqual([]);
        await expectNarrow(page);
      });
    }
  });
}
