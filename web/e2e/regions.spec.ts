/** Regions: the default country of forms, and a country the operator does not serve. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { admin, needsOwnSite, test } from './operator.ts';
import { expectNoFindings, prefer } from './support.ts';

needsOwnSite();

/** Address ranges reserved for documentation. */
const TABLE = 'network,country\n203.0.113.0/24,KH\n198.51.100.0/24,VN\n';

test.beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lumora-regions-'));
  const file = path.join(folder, 'addresses.csv');
  writeFileSync(file, TABLE);
  admin('address-ranges', 'load', file);
  rmSync(folder, { recursive: true });
});

test.afterAll(() => {
  admin('address-ranges', 'clear');
});

test('a form begins with the country of the visitor', { tag: '@slow' }, async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.9' });
  await page.goto('/?modal=register');
  const form = page.getByRole('dialog');
  await form.getByRole('tab', { name: 'Mobile registration' }).click();
  await expect(form.getByText('+855')).toBeVisible();
});

for (const { lang, theme, text } of [
  { lang: 'EN', theme: 'dark', text: 'The site is not offered where you are' },
  { lang: 'AR', theme: 'light', text: '' },
] as const) {
  test(`a visitor of a blocked country sees why and whom to ask (${lang}, ${theme})`, {
    tag: lang === 'AR' ? [] : '@slow',
  }, async ({ browser, page }) => {
    await prefer(page, { lang, theme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.7' });
    admin('blocked-countries', 'add', 'id=VN', 'reason=journey');
    try {
      const refused: number[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/wps/relay/')) refused.push(response.status());
      });
      await page.goto('/rng');
      await expect(page.getByText('198.51.100.7')).toBeVisible();
      if (text) await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expectNoFindings(page);
      expect(
        refused.every((status) => status === 403),
        refused.join(),
      ).toBe(true);
      // A visitor from the neighbouring country is served.
      const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.9' } });
      const other = await elsewhere.newPage();
      await other.goto('/rng');
      await expect(other.getByRole('banner')).toBeVisible();
      await elsewhere.close();
    } finally {
      admin('blocked-countries', 'remove', 'VN');
    }
    await page.reload();
    await expect(page.getByText('198.51.100.7')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeVisible();
  });
}
