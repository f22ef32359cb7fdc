/**
 * Customer service chat: a visitor and a member write in the chat room, and an operator answers by the API while
 * the page is open.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { type BackOffice, needsOwnSite, test } from './operator.ts';
import { expectNoFindings, expectNoFindingsIn, logIn, MEMBER, prefer, settled } from './support.ts';

needsOwnSite();

/** The smallest valid PNG. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The chat room's dialog, whatever page is below it. */
const room = (page: Page): Locator => page.locator('dialog[open]');
const log = (page: Page): Locator => page.getByRole('log');
const mark = (page: Page): Locator => page.getByRole('button', { name: /^Your conversation/ });

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your message').fill(text);
  await room(page).getByRole('button', { name: 'Send', exact: true }).click();
}

/** The conversation that has waited for the shortest time: this journey's. */
async function latest(backOffice: BackOffice): Promise<string> {
  const { content } = await backOffice.call('GET', 'support/conversations?pageSize=100');
  return content.at(-1).id;
}

async function answer(backOffice: BackOffice, id: string, text: string): Promise<void> {
  const clientId = `a${Date.now()}`;
  await backOffice.call('POST', `support/conversations/${id}/messages`, { clientId, text });
}

test('a visitor writes, an operator answers while the page is open, and the visitor rates it', async ({
  page,
  backOffice,
}) => {
  await page.goto('/help?modal=chatRoom');
  await settled(page);
  await expect(room(page).getByText(/answers now|Nobody answers/)).toBeVisible();
  await say(page, 'My deposit is missing.\nSince yesterday.');
  await expect(log(page)).toContainText('Since yesterday.');
  await expect(room(page).getByText(/You are next|in the queue/)).toBeVisible();
  await expectNoFindings(page);

  const id = await latest(backOffice);
  await backOffice.call('POST', `support/conversations/${id}/typing`);
  await expect(log(page)).toContainText('is writing');
  await answer(backOffice, id, 'Good day, I am looking into it.');
  await expect(log(page)).toContainText('Good day, I am looking into it.');
  await expect(log(page)).toContainText('Seen');
  await expect(log(page)).not.toContainText('is writing');

  await page.keyboard.press('Escape');
  await expect(room(page)).toHaveCount(0);
  await answer(backOffice, id, 'It has arrived.');
  await expect(mark(page)).toHaveAccessibleName('Your conversation: 1');
  await mark(page).click();
  await expect(log(page)).toContainText('It has arrived.');
  const shown = async () => (await backOffice.call('GET', `support/conversations/${id}`)).conversation;
  await expect.poll(async () => (await shown()).customerRead).toBe(3);

  await backOffice.call('POST', `support/conversations/${id}/close`);
  await expect(log(page)).toContainText('Customer service closed the conversation.');
  await room(page)
    .getByRole('radio', { name: /4.? of 5 stars/ })
    .check();
  await room(page).getByLabel('A word about it').fill('Quick and kind');
  await expectNoFindingsIn(page, [
    { theme: 'dark', width: 390 },
    { theme: 'light', width: 1280 },
  ]);
  await room(page).getByRole('button', { name: 'Send the rating' }).click();
  await expect(room(page).getByText(/Thank you for your rating: .?4.? of 5/)).toBeVisible();
  expect(await shown()).toMatchObject({ rating: 4, comment: 'Quick and kind' });
});

test('what could not be sent stays, and goes once when it is sent again', { tag: '@slow' }, async ({
  page,
  backOffice,
}) => {
  await page.goto('/help?modal=chatRoom');
  await settled(page);
  // The first press does not reach the server; the second does, and its response is lost.
  let presses = 0;
  await page.route('**/wps/support/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    presses += 1;
    if (presses > 2) return route.fallback();
    if (presses === 2) await route.fetch();
    await route.abort();
  });
  await say(page, 'Is anybody there?');
  await expect(room(page).getByText('Not sent', { exact: false })).toBeVisible();
  await room(page).getByRole('button', { name: 'Send again' }).click();
  await expect(log(page)).toContainText('Sent');
  await expect(log(page).getByText('Is anybody there?')).toHaveCount(1);
  const { messages } = await backOffice.call('GET', `support/conversations/${await latest(backOffice)}`);
  expect(messages).toHaveLength(1);
});

test('pictures go both ways, and a file that is none is refused before it is sent', { tag: '@slow' }, async ({
  page,
  backOffice,
}) => {
  await page.goto('/help?modal=chatRoom');
  await settled(page);
  const file = room(page).locator('input[type=file]');
  await file.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(room(page).getByText('This file is neither png nor jpg.')).toBeVisible();
  await file.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: PNG });
  await expect(log(page)).toContainText('Sent');
  await room(page).getByRole('button', { name: 'Show the picture' }).click();
  const picture = log(page).getByRole('img', { name: 'Picture' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  const id = await latest(backOffice);
  const { messages } = await backOffice.call('GET', `support/conversations/${id}`);
  expect(messages[0].pictureId).not.toBe('');
  await expectNoFindings(page);
});

test('what was begun as a visitor goes on after the login, from right to left too', { tag: '@slow' }, async ({
  page,
  backOffice,
}) => {
  await page.goto('/help?modal=chatRoom');
  await settled(page);
  await say(page, 'Before the login');
  await expect(log(page)).toContainText('Sent');
  await page.goto('/help?modal=login');
  await settled(page);
  await logIn(page, MEMBER);
  await mark(page).click();
  await expect(log(page)).toContainText('Before the login');
  await say(page, 'After the login');
  await expect(log(page)).toContainText('After the login');
  const id = await latest(backOffice);
  const read = () => backOffice.call('GET', `support/conversations/${id}`);
  // It appears in the log before it has been sent.
  await expect
    .poll(async () => (await read()).messages.map(({ sender }: { sender: string }) => sender))
    .toEqual(['visitor', 'member']);
  expect((await read()).conversation.account).toBe(MEMBER.name);
  await prefer(page, { lang: 'AR' });
  await page.goto('/help?modal=chatRoom');
  await settled(page);
  await expect(log(page)).toContainText('After the login');
  await expectNoFindings(page);
});
