/** Agent centre: the ways in, its pages, what the operator can disable, and who has no access. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  AGENT,
  expectNoFindings,
  expectNoFindingsIn,
  GUEST,
  logIn,
  MEMBER,
  openAs,
  prefer,
  settled,
} from './support.ts';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const CONSOLIDATED = '**/wps/member/info/funds/consolidated';

const centre = (page: Page): Locator => page.getByRole('dialog', { name: 'Agent centre' });
/** An entry of the list by its name, whatever its badge shows. */
const entry = (page: Page, name: string): Locator =>
  centre(page)
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${name}( |$)`) });
const title = (page: Page): Locator => centre(page).getByRole('heading', { level: 2 }).first();

test('an agent enters by the icon, reads what is announced, and goes out as they came', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openAs(page, AGENT, '/rng?name=lantern');
  await page.getByRole('banner').getByRole('link', { name: 'Agent centre' }).click();
  await expect(page).toHaveURL(/\/rng\?name=lantern&ac=/);
  await entry(page, 'Announcements').click();
  await expect(title(page)).toHaveText('Announcements');
  await expect(centre(page).getByRole('article')).toContainText('Welcome to the agent centre');
  await expectNoFindings(page);

  await page.reload();
  await settled(page);
  await expect(title(page)).toHaveText('Announcements');
  await page.keyboard.press('Escape');
  await expect(centre(page)).toHaveCount(0);
  await expect(page).toHaveURL('/rng?name=lantern');
});

test('on a phone the list is a page, and what is chosen lies over it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openAs(page, AGENT);
  await page.getByRole('navigation', { name: 'Main sections' }).getByRole('button', { name: 'Me' }).click();
  await page
    .getByRole('complementary', { name: 'Your account' })
    .getByRole('link', { name: 'Agent centre' })
    .click();
  await expect(page).toHaveURL('/?ac=menu');
  await entry(page, 'Announcements').click();
  await expect(title(page)).toBeFocused();
  await expect(entry(page, 'Announcements')).toBeHidden();
  await page.goBack();
  await expect(entry(page, 'Announcements')).toBeFocused();
  await entry(page, 'Announcements').click();
  await centre(page).getByRole('button', { name: 'Back to all pages' }).click();
  await expect(page).toHaveURL('/?ac=menu');
  await centre(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
});

test('settings that do not come can be asked for again', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openAs(page, AGENT);
  await page.route(CONSOLIDATED, (route) => route.abort());
  await page.goto('/?ac=menu');
  await expect(centre(page)).toContainText('Some pages are missing');
  await page.unroute(CONSOLIDATED);
  await centre(page).getByRole('button', { name: 'Try again' }).click();
  await expect(centre(page)).not.toContainText('Some pages are missing');
});

test('a page that the operator has turned off leads to one that is there', { tag: '@slow' }, async ({
  page,
}) => {
  await openAs(page, AGENT);
  await page.route(CONSOLIDATED, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.value.settings.divtypeinfo = false;
    await route.fulfill({ response, json: body });
  });
  await page.goto('/fish?ac=dividends');
  await expect(page).not.toHaveURL(/dividends/);
  await expect(page).toHaveURL(/\/fish\?ac=/);
  await expect(entry(page, 'Dividend records')).toHaveCount(0);
});

test('a visitor logs in first and then finds the page', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/fish');
  await settled(page);
  await page.goto('/fish?ac=announcement');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await logIn(page, AGENT);
  await expect(title(page)).toHaveText('Announcements');
  await expect(page).toHaveURL('/fish?ac=announcement');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/fish');
});

for (const { who, account, words } of [
  { who: 'a member', account: MEMBER, words: /agent/i },
  { who: 'a guest of the demo', account: GUEST, words: 'A trial account cannot do this' },
]) {
  test(`${who} is told why it stays closed`, { tag: '@slow' }, async ({ page }) => {
    await openAs(page, account);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Agent centre' })).toHaveCount(0);
    await page.goto('/?ac=announcement');
    const warning = page.getByRole('alertdialog');
    await expect(warning).toContainText(words);
    await page.keyboard.press('Escape');
    await expect(centre(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });
}

for (const { lang, size } of [
  { lang: 'AR', size: PHONE },
  { lang: 'KM', size: WIDE },
]) {
  test(`the agent centre is sound in ${lang}`, { tag: '@slow' }, async ({ page }) => {
    await openAs(page, AGENT);
    await prefer(page, { lang });
    await page.evaluate((it) => localStorage.setItem('lang', it), lang);
    await page.setViewportSize(size);
    for (const key of ['menu', 'announcement']) {
      await page.goto(`/?ac=${key}`);
      await settled(page);
      await expect(page.locator('dialog[open]')).toBeVisible();
      await expectNoFindingsIn(page, [
        { ...size, theme: 'dark' },
        { ...size, theme: 'light' },
      ]);
    }
  });
}
