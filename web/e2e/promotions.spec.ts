/** Promotions, an application with pictures, the raffle and the points mall, against the real server. */
import { deflateSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { balance, digits, expectNoFindings, MEMBER, openAs, settled, textPattern } from './support.ts';

/** A valid PNG of this size in one colour. */
function png(width: number, height: number): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
    const sizes = Buffer.alloc(8);
    sizes.writeUInt32BE(data.length, 0);
    sizes.writeUInt32BE(crc(body), 4);
    return Buffer.concat([sizes.subarray(0, 4), body, sizes.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc((width * 3 + 1) * height, 120);
  for (let row = 0; row < height; row++) rows[row * (width * 3 + 1)] = 0;
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    start,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

const cards = (page: Page) => page.locator('main article');

test('the list is narrowed by its address, and Back undoes it', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/promotions');
  await settled(page);
  expect(await cards(page).count()).toBeGreaterThan(1);
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Coming soon' }).click();
  await expect(page).toHaveURL('/promotions?status=coming');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText('The new season');
  await page.goBack();
  await expect(page).toHaveURL('/promotions');
  await page.goto('/promotions?category=VIP&status=coming');
  await page.getByRole('button', { name: 'Show all promotions' }).click();
  await expect(page).toHaveURL('/promotions');
});

test('a visitor reads the terms, logs in to take part, and comes back', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/promotions');
  await page.getByRole('link', { name: 'New moon gift' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('New moon gift');
  await expect(page.getByRole('heading', { name: 'What holds for everybody' })).toBeVisible();
  await page.getByRole('button', { name: 'Log in to take part' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/promoDetail?id=gone');
  await expect(page.getByRole('heading', { name: 'There is no such promotion' })).toBeVisible();
});

test('a claim is in the wallet at once, and can be made once', async ({ page }) => {
  await openAs(page, MEMBER, '/promoDetail?id=moon-gift');
  const before = Number(await balance(page));
  await page.getByRole('button', { name: 'Claim the reward' }).click();
  await expect(
    page.getByRole('region', { name: 'How it stands' }).getByText('Claimed', { exact: true }),
  ).toBeVisible();
  await expect.poll(async () => Number(await balance(page)) - before).toBe(1_000);
  await expect(page.getByRole('button', { name: 'Claim the reward' })).toHaveCount(0);
});

test('an application takes pictures by what they hold, keeps what is wrong beside each, and is sent', async ({
  page,
}) => {
  await openAs(page, MEMBER, '/promoDetail?id=best-round');
  await page.getByLabel('Remark').fill('x'.repeat(141));
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByText('The remark is too long')).toBeVisible();
  await expect(page.getByText('A picture is needed')).toBeVisible();
  await page.getByLabel('Remark').fill('Paid on Friday.');
  const input = page.locator('input[type=file]');
  const sound = png(60, 40);
  await input.setInputFiles([
    { name: 'slip.png', mimeType: 'image/png', buffer: sound },
    { name: 'evil.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') },
    {
      name: 'huge.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([sound, Buffer.alloc(5 * 1024 * 1024)]),
    },
    { name: 'second.png', mimeType: 'image/png', buffer: sound },
    { name: 'third.png', mimeType: 'image/png', buffer: sound },
    { name: 'fourth.png', mimeType: 'image/png', buffer: sound },
  ]);
  const rows = page.locator('form li');
  await expect(rows.filter({ hasText: 'evil.png' })).toContainText('neither png nor jpg');
  await expect(rows.filter({ hasText: 'huge.png' })).toContainText('5 MB or larger');
  await expect(rows.filter({ hasText: 'fourth.png' })).toContainText('Three pictures are the most');
  await expect(rows.filter({ hasText: 'slip.png' })).toContainText('Uploaded');
  await expect(rows.filter({ hasText: 'slip.png' }).locator('canvas')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByText('Remove the files that were not accepted')).toBeVisible();
  for (const name of ['evil', 'huge', 'second', 'third', 'fourth']) {
    await rows
      .filter({ hasText: `${name}.png` })
      .getByRole('button', { name: /^Remove/ })
      .click();
  }
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByRole('region', { name: 'How it stands' }).getByText('Under review')).toBeVisible();
  await expect(page.getByText('Paid on Friday.')).toBeVisible();
  await expect(page.getByText('One picture')).toBeVisible();
});

test('a cut upload stands beside its file and the next try works', { tag: '@slow' }, async ({ page }) => {
  await openAs(page, MEMBER, '/promoDetail?id=trophy-hall');
  await page.route('**/wps/promotions/image', (route) => route.abort(), { times: 1 });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'round.png', mimeType: 'image/png', buffer: png(20, 20) });
  const row = page.locator('form li');
  await expect(row.getByRole('alert')).toBeVisible();
  await row.getByRole('button', { name: /^Upload .*round\.png.* again$/ }).click();
  await expect(row).toContainText('Uploaded');
});

test('a draw shows odds, prize and what is left', { tag: '@slow' }, async ({ page }) => {
  await openAs(page, MEMBER, '/promoDetail?id=lantern-festival');
  await expect(page.getByRole('row', { name: /\$88\.00/ })).toContainText('1.00%');
  const left = page.getByText(/draws? left$/);
  const before = Number(digits(await left.textContent()));
  await page.getByRole('button', { name: 'Draw once' }).click();
  const standing = page.getByRole('region', { name: 'How it stands' });
  await expect(standing.getByText(/^(You won|No prize this time)/)).toBeVisible();
  await expect.poll(async () => Number(digits(await left.textContent()))).toBe(before - 1);
  await expect(page.getByRole('region', { name: 'Your draws' }).getByRole('listitem').first()).toBeVisible();
});

test('the mall shows prices, what a reward needs, and asks for a login', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/pointMall');
  await settled(page);
  expect(await cards(page).count()).toBeGreaterThan(1);
  await page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: 'Things' }).click();
  await expect(page).toHaveURL('/pointMall?category=PHYSICAL');
  await page.getByRole('link', { name: 'Tea set for two' }).click();
  await expect(page.getByText(textPattern('4,200 points'))).toBeVisible();
  await page.getByRole('button', { name: 'Log in to see your points' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('home shows what is featured once it comes into sight', { tag: '@slow' }, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/wps/promotions') && requests.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/');
  await settled(page);
  expect(requests).toEqual([]);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Promotions' }).getByRole('article')).toHaveCount(3);
  expect(requests).toHaveLength(1);
});
