/** The installed site: offline, across a deployment, and its manifest and head. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openSiteProxy, type SiteProxy } from './proxy.ts';
import { collectErrors, expectNoFindings, prefer, settled } from './support.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker controls this page and has cached all files of the build. */
async function cacheFilled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      );
  });
  // It is done when the number of cached files stops growing.
  let last = -1;
  await expect
    .poll(
      async () => {
        const files = (await cachedPaths(page)).filter((path) => /^\/assets\/.*\.js$/.test(path)).length;
        const isSame = files > 20 && files === last;
        last = files;
        return isSame;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}

const it = test.extend<{ siteProxy: SiteProxy }>({
  siteProxy: async ({ baseURL }, use) => {
    const siteProxy = await openSiteProxy(baseURL ?? '');
    await use(siteProxy);
    await siteProxy.close();
  },
});

/** Paths of everything in the worker's caches. */
function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

for (const { lang, theme, width, without } of [
  { lang: 'EN', theme: 'dark', width: 1280, without: 'server' },
  { lang: 'AR', theme: 'light', width: 320, without: 'network' },
] as const) {
  it(`without a ${without} a page says so and leads back, and only files were kept: ${lang}, ${theme}`, {
    tag: lang === 'EN' ? [] : '@slow',
  }, async ({ page, context, siteProxy }) => {
    const errors = collectErrors(page);
    await prefer(page, { lang, theme });
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${siteProxy.address}/rng`);
    await settled(page);
    await cacheFilled(page);
    expect(errors).toEqual([]);
    const rest = (await cachedPaths(page)).filter((path) => !/^\/(assets\/|offline\.html$|res\/)/.test(path));
    expect(rest).toEqual([]);

    const setOffline = async (off: boolean) => {
      if (without === 'network') await context.setOffline(off);
      else siteProxy.down = off;
    };
    await setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
    await expect(page.locator('html')).toHaveAttribute('dir', lang === 'AR' ? 'rtl' : 'ltr');
    await expectNoFindings(page);
    await setOffline(false);
    await expect(page.getByRole('banner')).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(`${siteProxy.address}/rng`);
  });
}

/** Simulates a deployment: another service worker, and the old build's files are gone. */
async function redeploy(siteProxy: SiteProxy): Promise<void> {
  const worker = await readFile(path.resolve(import.meta.dirname, '../dist/sw.js'), 'utf8');
  const version = /version:\s*[`"']([0-9a-f]{12})/.exec(worker)?.[1] ?? '';
  expect(version).not.toBe('');
  const newer = { body: worker.replace(version, 'ffffffffffff'), type: 'text/javascript' };
  siteProxy.replaced = (path) => {
    if (path === '/sw.js') return newer;
    return /^\/assets\/(?!offline)/.test(path) ? 'gone' : undefined;
  };
}

it('an open page outlives its build, is asked about the newer one, and loses nothing unless it may', async ({
  page,
  siteProxy,
}) => {
  await page.goto(siteProxy.address);
  await settled(page);
  await cacheFilled(page);
  const mark = () => page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  const marked = page.locator('html[data-same-page]');
  await mark();
  await redeploy(siteProxy);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.locator('input[name=username]').fill('half typed');

  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  const bar = page.getByRole('region', { name: 'News of the site itself' });
  await expect(bar.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expectNoFindings(page);
  await expect(dialog.locator('input[name=username]')).toHaveValue('half typed');
  await bar.getByRole('button', { name: 'Later' }).click();
  await expect(bar.getByRole('button')).toHaveCount(0);
  await expect(dialog.locator('input[name=username]')).toHaveValue('half typed');
  await expect(marked).toHaveCount(1);

  // It asks again at the next visit.
  await page.goto(`${siteProxy.address}/rng`);
  await settled(page);
  await mark();
  await bar.getByRole('button', { name: 'Reload' }).click();
  await expect(marked).toHaveCount(0);
  await settled(page);
  await expect(bar.getByRole('button')).toHaveCount(0);
  expect(await page.evaluate(() => caches.keys())).toContain('lumora-ffffffffffff');
});

test('the first HTML says what the page is', { tag: '@slow' }, async ({ page }) => {
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
