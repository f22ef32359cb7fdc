/** Notices: the marquee, the reader, the notice page, the popup of a session; and banners. */
import { expect, type Page, test } from '@playwright/test';
import {
  backOnPage,
  expectNoFindings,
  expectNoFindingsIn,
  move,
  moveOn,
  prefer,
  settled,
} from './support.ts';

const LIST = '**/wps/relay/MCSFE_getListAnnouncements?*';

const popup = (id: string, title: string, content: string) => ({
  id,
  title,
  content,
  noticeType: 'PU',
  publishedAt: '2026-11-20T01:02:03Z',
});

/** The operator configures two popups. */
async function configurePopups(page: Page): Promise<void> {
  await page.route(LIST, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.value.popup = [
      popup('one', 'First words', '<p>Play money <b>only</b>.</p>'),
      popup('two', 'Second words', '<p><a href="/noticePage">All notices</a></p>'),
    ];
    await route.fulfill({ response, json: body });
  });
}

test('a pressed notice opens by itself, leads to its neighbours and to the reader', async ({ page }) => {
  // With reduced motion nothing moves, so there is no pause button.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const marquee = page.getByRole('region', { name: 'Notices', exact: true });
  await marquee.getByRole('button', { name: 'Pause the notices' }).click();
  await marquee.getByRole('button').first().press('Enter');
  const dialog = page.getByRole('dialog');
  const first = await dialog.getByRole('heading').textContent();
  await expect(dialog.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('heading')).not.toHaveText(first ?? '');
  await dialog.getByRole('button', { name: 'All notices' }).click();
  await expect(page).toHaveURL('/?modal=announcement');
  const list = page.getByRole('dialog').getByRole('list', { name: 'All notices' });
  await expect.poll(() => list.getByRole('button').count()).toBeGreaterThan(3);
  await list.getByRole('button').nth(3).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveText(
    (await list.getByRole('button').nth(3).locator('span').first().textContent()) ?? '',
  );
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
});

test('a notice has an address of its own, and one that is gone says so', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/noticePage');
  await settled(page);
  await page.locator('main').getByRole('list', { name: 'All notices' }).getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/\/noticePage\?id=/);
  const title = await page.locator('main article h2').textContent();
  await page.reload();
  await expect(page.locator('main article h2')).toHaveText(title ?? '');
  await page.goto('/noticePage?id=gone');
  await expect(page.getByRole('heading', { name: 'no longer there' })).toBeVisible();
  await expectNoFindings(page);
});

const bell = (page: Page) =>
  page
    .locator('button')
    .filter({ has: page.locator('svg.lucide-bell') })
    .first();

for (const lang of ['EN', 'AR']) {
  test(`one popup opens once the visitor moves on, the other waits behind the bell (${lang})`, {
    tag: lang === 'EN' ? [] : '@slow',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await prefer(page, { lang });
    await configurePopups(page);
    await page.goto('/');
    await settled(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveCount(0);
    await expect(bell(page)).toContainText('2');
    await moveOn(page, '/rng');
    await expect(dialog.getByRole('heading')).toHaveText('First words');
    await expect(dialog.locator('b')).toHaveText('only');
    const themes = lang === 'EN' ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
    await expectNoFindingsIn(page, [
      { width: 1280, theme: themes[0] },
      { width: 390, theme: themes[1] },
    ]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await backOnPage(page);
    await page.reload();
    await settled(page);
    await moveOn(page, '/promotions');
    await expect(dialog).toHaveCount(0);
    await expect(bell(page)).toContainText('1');
    await bell(page).click();
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText('Second words');
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(bell(page)).not.toContainText(/\d/);
  });
}

test('a popup waits until the form in front of it is closed, and Back closes it in its place', {
  tag: '@slow',
}, async ({ page }) => {
  await configurePopups(page);
  await page.goto('/?modal=login');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('First words');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('banners stand above every screen of a group and nowhere else', { tag: '@slow' }, async ({ page }) => {
  const banners = page.getByRole('region', { name: 'Offers' });
  await page.goto('/join');
  const groups = '/ /rng /live /fish /pvp /sports /esports /elott /down /promotions /pointMall /help /sv3';
  for (const path of groups.split(' ')) {
    await move(page, path);
    await expect(banners, path).toBeVisible();
  }
  for (const path of ['/noticePage', '/join', '/helpmc']) {
    await move(page, path);
    await expect(banners, path).toHaveCount(0);
  }
  await page.route(LIST, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.value.banners = [];
    await route.fulfill({ response, json: body });
  });
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/');
  await settled(page);
  await expect(banners).toHaveCount(0);
});
