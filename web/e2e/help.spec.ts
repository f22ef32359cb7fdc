/** The help centre: topics, pages by address, search, letters to the operator; with and without header and footer. */
import { expect, type Page, test } from '@playwright/test';
import { expectNoFindings, prefer, settled } from './support.ts';

const CENTRE = '**/wps/system/helpCenter?*';

function search(page: Page) {
  return page.getByRole('searchbox', { name: 'Search the help pages' });
}

test('a search finds pages without accents and case, by keyboard alone, and Back returns to it', async ({
  page,
}) => {
  await page.goto('/help');
  await settled(page);
  await search(page).fill('DÉPOSIT money');
  await expect(page).toHaveURL(/search=D/);
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible();
  const first = page.locator('search li a').first();
  const name = await first.locator('span').first().textContent();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.goBack();
  await expect(first).toBeVisible();
  await search(page).fill('zzzz');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No page has all of these words' })).toBeVisible();
  await expectNoFindings(page);
});

test('a Chinese search finds words without blanks between them', { tag: '@slow' }, async ({ page }) => {
  await prefer(page, { lang: 'CN' });
  await page.goto('/help');
  await settled(page);
  await page.getByRole('searchbox').fill('验证器');
  await expect(page.locator('search li mark').first()).toHaveText('验证器');
});

test('the terms of a registration are a page of their own', { tag: '@slow' }, async ({ page, context }) => {
  await page.goto('/register');
  const opened = context.waitForEvent('page');
  await page.getByRole('dialog').getByRole('link', { name: /terms/i }).click();
  const terms = await opened;
  await expect(terms.getByRole('heading', { level: 1 })).toHaveText('Terms and rules');
  await expect(terms.locator('article')).toContainText('18 or older');
});

test('the help of an app has no header and footer, and its links stay there', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/helpmc');
  await settled(page);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.locator('main').getByRole('link', { name: 'How to withdraw' }).click();
  await expect(page).toHaveURL('/helpmc?topic=withdraw');
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('feedback keeps what was written until it arrives', async ({ page }) => {
  await page.goto('/help?topic=feedback');
  const form = page.locator('main form');
  await form.getByRole('button', { name: 'Send feedback' }).click();
  await expect(form.getByText('Please fill this in')).toHaveCount(2);
  await expect(form.getByRole('combobox')).toBeFocused();
  await expectNoFindings(page);
  await form.getByRole('combobox').selectOption({ label: 'A game' });
  const messageField = form.getByRole('textbox', { name: /tell us/ });
  await messageField.fill('Short');
  await messageField.press('Tab');
  await form.getByRole('button', { name: 'Send feedback' }).click();
  await expect(form.getByText(/between .?10.? and/)).toBeVisible();
  const message = `The reels of a game stood still. ${Date.now()}`;
  await messageField.fill(message);
  await page.route('**/wps/feedback', (route) => route.fulfill({ status: 503, body: 'no' }));
  await form.getByRole('button', { name: 'Send feedback' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(messageField).toHaveValue(message);
  await page.unroute('**/wps/feedback');
  await form.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('heading', { name: 'your feedback has arrived' })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Write another' }).click();
  await expect(messageField).toHaveValue('');
});

test('an affiliate applies, and the tutorial leads to the deposit by way of a login', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/help?topic=affiliate');
  const form = page.locator('main form');
  await form.getByRole('textbox', { name: 'Your name' }).fill('Lan');
  await form.getByRole('textbox', { name: /reach you/ }).fill('lan@example.com');
  await form.getByRole('textbox', { name: /come from/ }).fill('My own page');
  await form.getByRole('textbox', { name: /bring players/ }).fill(`I write about games. ${Date.now()}`);
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'your application has arrived' })).toBeVisible();
  await page.goto('/help?topic=deposit');
  await page.locator('main').getByRole('link', { name: 'Go to the deposit' }).click();
  await expect(page.locator('input[name=username]')).toBeVisible();
});

test('help that can not be had can be asked for again', { tag: '@slow' }, async ({ page }) => {
  await page.route(CENTRE, (route) => route.fulfill({ status: 500, body: '<html>broken</html>' }));
  await page.goto('/help?topic=terms');
  await expect(page.locator('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectNoFindings(page);
  await page.unroute(CENTRE);
  await page.locator('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and rules');
});
