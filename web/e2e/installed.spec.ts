/** The installed site: without a network, across a redeploy, and what it says of itself before any script runs. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { complaints, expectSound, prefer, settled } from './support.ts';

test.use({ serviceWorkers: 'allow' });

/** The worker is there, answers for this page, and has fetched what the site may need. */
async function filled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      );
  });
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline.html')) !== undefined))
    .toBe(true);
  const isThere = () =>
    page.evaluate(async () => {
      const names = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return names.flat().filter(({ url }) => /\/assets\/.*\.js$/.test(url)).length;
    });
  let last = -1;
  await expect
    .poll(async () => {
      const now = await isThere();
      const same = now > 20 && now === last;
      last = now;
      return same;
    })
    .toBe(true);
}

for (const { lang, theme, width } of [
  { lang: 'EN', theme: 'dark', width: 1280 },
  { lang: 'AR', theme: 'light', width: 320 },
] as const) {
  test(`without a network a page says so and leads back: ${lang}, ${theme}`, async ({ page, context }) => {
    const found = complaints(page);
    await prefer(page, { lang, theme });
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/rng');
    await settled(page);
    await filled(page);
    expect(found).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme === 'light' ? 'light' : /.*/);
    await expect(page.locator('html')).toHaveAttribute('dir', lang === 'AR' ? 'rtl' : 'ltr');
    await expectSound(page);
    await context.setOffline(false);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveURL('/rng');
  });
}

test('calls, pictures and pages are never kept', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await filled(page);
  const kept = await page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((each) => !/^\/(assets\/|offline\.html$|res\/)/.test(each))).toEqual([]);
});

/** Another build in the place of the one that runs: its worker differs, and what the old pages may still ask for is gone. */
async function redeploy(context: BrowserContext): Promise<void> {
  const worker = await readFile(path.resolve(import.meta.dirname, '../dist/sw.js'), 'utf8');
  const version = /version:\s*[`"']([0-9a-f]{12})/.exec(worker)?.[1] ?? '';
  expect(version).not.toBe('');
  const body = worker.replace(version, 'ffffffffffff');
  await context.route('**/sw.js', (route) => route.fulfill({ body, contentType: 'text/javascript' }));
}

test('a newer build asks first, and loses nothing that was typed unless it may', async ({
  page,
  context,
}) => {
  await page.goto('/?modal=login');
  await settled(page);
  await filled(page);
  await page.locator('input[name=username]').fill('half typed');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await redeploy(context);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  const bar = page.getByRole('region', { name: 'News of the site itself' });
  await expect(bar.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expectSound(page);
  await expect(page.locator('input[name=username]')).toHaveValue('half typed');
  await bar.getByRole('button', { name: 'Later' }).dispatchEvent('click');
  await expect(bar).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await page.goto('/rng');
  await settled(page);
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await settled(page);
  await expect(bar).toHaveCount(0);
  expect(await page.evaluate(() => caches.keys())).toContain('lumora-ffffffffffff');
});

test('an open page outlives the files of its build', async ({ page, context }) => {
  await page.goto('/');
  await settled(page);
  await filled(page);
  await context.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('the first HTML says what the page is', async ({ page }) => {
  const text = await (await page.request.get('/live?lang=KM', { headers: { accept: 'text/html' } })).text();
  expect(text).toMatch(/<html lang="km"/);
  expect(text).toMatch(/<link rel="canonical" href="[^"]+\/live\?lang=KM">/);
  await page.goto('/live?lang=KM');
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'km');
  const [, title] = /<title>([^<]+)<\/title>/.exec(text) ?? [];
  await expect(page).toHaveTitle(title ?? '');
  const manifest = await page.request.get('/app.webmanifest');
  for (const { src } of (await manifest.json()).icons) expect((await page.request.get(src)).ok()).toBe(true);
});

test('a part that is gone leads to a question, without a worker too', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(process.env.LUMORA_URL ?? '/');
  await settled(page);
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const bar = page.getByRole('region', { name: 'News of the site itself' });
  await expect(bar.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.unroute('**/assets/**');
  await bar.getByRole('button', { name: 'Reload' }).click();
  await settled(page);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await context.close();
});
