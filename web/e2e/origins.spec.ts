/**
 * Third-party resources: pictures of an origin configured by the operator, and the analytics script, which loads
 * only after consent. The browser enforces the Content-Security-Policy on both.
 */
import { expect, type Page } from '@playwright/test';
import { admin, needsOwnSite, test } from './operator.ts';
import { expectNoFindings, prefer, settled } from './support.ts';

needsOwnSite();

const STATS = 'https://stats.example';
/** Exposes the id it was given, as an operator's script would receive it. */
const SCRIPT = 'document.documentElement.dataset.counted = document.currentScript.dataset.analyticsId;';

/** Collects violations of the Content-Security-Policy. */
function collectViolations(page: Page): string[] {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|trusted/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

/** Serves the script's host; returns the URLs requested from it. */
async function serveStatistics(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(`${STATS}/**`, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
  });
  return requested;
}

const question = (page: Page) => page.getByRole('region', { name: 'Visitor statistics' });
const counted = (page: Page) => page.locator('html[data-counted="LUM-7"]');

test.describe('visits are counted', () => {
  test.beforeAll(() => {
    admin('set', 'analytics', 'LUM-7');
    admin('set', 'analytics_script', `${STATS}/visits.js`);
  });
  test.afterAll(() => {
    admin('set', 'analytics', '');
    admin('set', 'analytics_script', '');
  });

  test('after a yes only, which a reload keeps and the foot of the page takes back', async ({ page }) => {
    const requested = await serveStatistics(page);
    const violations = collectViolations(page);
    await page.goto('/');
    await expect(question(page)).toContainText('stats.example');
    await expectNoFindings(page);
    await settled(page);
    expect(requested).toEqual([]);
    await question(page).getByRole('button', { name: 'Allow counting' }).click();
    await expect(counted(page)).toHaveCount(1);
    await expect(question(page)).toBeHidden();
    await page.reload();
    await expect(counted(page)).toHaveCount(1);
    await expect(question(page)).toBeHidden();
    expect(requested).toEqual([`${STATS}/visits.js`, `${STATS}/visits.js`]);
    // Withdrawing consent ends what the script has started.
    await page.getByRole('contentinfo').getByRole('button', { name: 'Visitor statistics' }).click();
    await question(page).getByRole('button', { name: 'Do not count' }).click();
    await expect(counted(page)).toHaveCount(0);
    await settled(page);
    await expect(
      page.getByRole('contentinfo').getByRole('button', { name: 'Visitor statistics' }),
    ).toBeVisible();
    await expect(question(page)).toBeHidden();
    expect(requested).toHaveLength(2);
    expect(violations).toEqual([]);
  });

  test('not after a no, which is one press as well and stays', { tag: '@slow' }, async ({ page }) => {
    const requested = await serveStatistics(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await prefer(page, { theme: 'light' });
    await page.goto('/');
    const buttons = question(page).getByRole('button');
    await expect(buttons).toHaveCount(2);
    const [refuse, agree] = await Promise.all([buttons.nth(0).boundingBox(), buttons.nth(1).boundingBox()]);
    expect(refuse?.height).toBe(agree?.height);
    await expectNoFindings(page);
    await buttons.nth(0).focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeHidden();
    await page.reload();
    await expect(
      page.getByRole('contentinfo').getByRole('button', { name: 'Visitor statistics' }),
    ).toBeVisible();
    await expect(question(page)).toBeHidden();
    expect(requested).toEqual([]);
  });

  test('in Arabic the question reads from the right', { tag: '@slow' }, async ({ page }) => {
    await serveStatistics(page);
    await prefer(page, { lang: 'AR' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'إحصاءات الزيارات' })).toContainText('stats.example');
    await expectNoFindings(page);
  });
});

test('without id and script nobody is asked, and the foot of the page offers nothing to change', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await settled(page);
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Visitor statistics' })).toHaveCount(0);
});

test('pictures come from an origin that the operator names, and from the site where it does not answer', async ({
  page,
  baseURL,
  backOffice,
}) => {
  await backOffice.add('origins', { kind: 'image', origin: 'https://img.example' });
  const violations = collectViolations(page);
  let answers = true;
  let served = 0;
  await page.route('https://img.example/**', async (route) => {
    if (!answers) return route.abort();
    served += 1;
    const { pathname, search } = new URL(route.request().url());
    return route.fulfill({ response: await page.request.get(`${baseURL}${pathname}${search}`) });
  });
  const shown = () =>
    page.evaluate(() => {
      const seen = [...document.querySelectorAll('main img')] as HTMLImageElement[];
      const own = seen.filter((image) => image.currentSrc.startsWith('http') && image.naturalWidth > 0);
      return own.map((image) => new URL(image.currentSrc).host);
    });
  await page.goto('/rng');
  await expect
    .poll(async () => (await shown()).filter((host) => host === 'img.example').length)
    .toBeGreaterThan(5);
  expect(served).toBeGreaterThan(5);
  answers = false;
  await page.goto('/fish');
  const own = new URL(baseURL ?? '').host;
  await expect.poll(async () => (await shown()).filter((host) => host === own).length).toBeGreaterThan(5);
  expect(await shown()).not.toContain('img.example');
  expect(violations).toEqual([]);
});
