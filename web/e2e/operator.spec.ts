/** The operator's hand while a page is open: what is changed by command shows without a reload, and so does a closed site. */
import { execFileSync } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { expectSound, prefer, settled } from './support.ts';

/** Longer than any page waits before it asks, and then before it refreshes. */
const ASKS_WITHIN = '01:01';
const REFRESHES_WITHIN = '00:05';

const data = process.env.LUMORA_DATA_FOLDER ?? '';
const binary = process.env.LUMORA_SERVER_BINARY ?? '';

/** `lumora-server admin WORDS` on the database of the running site. */
function admin(...words: string[]): string {
  return execFileSync(binary, ['admin', '--actor', 'journey', '--data', data, ...words], {
    encoding: 'utf8',
  });
}

/** Opens a page whose time the journey moves. */
async function open(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await page.clock.runFor(1_000);
  await settled(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
}

/**
 * The page has had the time to ask and to take over what it heard of, and shows it. A server remembers for a moment what it
 * tells, so the page may have to ask again.
 */
async function letItNotice(page: Page, shows: () => Promise<void>): Promise<void> {
  await expect(async () => {
    const asked = page.waitForResponse('**/wps/system/revision');
    await page.clock.fastForward(ASKS_WITHIN);
    await asked;
    await page.clock.fastForward(REFRESHES_WITHIN);
    await shows();
  }).toPass();
}

/** Long enough for a refresh that began late. */
const SOON = { timeout: 6_000 };

async function expectSamePage(page: Page): Promise<void> {
  await expect(page.locator('html[data-same-page]')).toHaveCount(1);
}

test.skip(() => !(data && binary), 'the command needs the data folder of a site that the journeys started');

test('a switch and a notice that change by command show on an open page', async ({ page }) => {
  await open(page, '/noticePage');
  const signUp = page.getByRole('banner').getByRole('button', { name: 'Sign up' });
  await expect(signUp).toBeVisible();
  try {
    admin('set', 'DIRECTREG3', 'off');
    admin(
      'notices',
      'add',
      'id=storm',
      'noticeType=PL',
      'title=Storm warning',
      'content=<p>Take <b>care</b></p>',
    );
    await letItNotice(page, () => expect(signUp).toHaveCount(0, SOON));
    const list = page.locator('main').getByRole('list', { name: 'All notices' });
    await expect(list.getByText('Storm warning')).toBeVisible();
    await expectSamePage(page);
    admin('notices', 'set', 'storm', 'title=Storm is over');
    await letItNotice(page, () => expect(list.getByText('Storm is over')).toBeVisible(SOON));
  } finally {
    admin('set', 'DIRECTREG3', 'on');
    admin('notices', 'remove', 'storm');
  }
  await letItNotice(page, () => expect(signUp).toBeVisible(SOON));
  await expect(page.getByText('Storm is over')).toHaveCount(0);
  await expectSamePage(page);
});

test('maintenance and a blocked region reach an open page, and so does their end', async ({ page }) => {
  await open(page, '/');
  try {
    admin('set', 'status', 'maintenance');
    admin('set', 'status_text', 'Back after the storm');
    const text = page.getByText('Back after the storm');
    await letItNotice(page, () => expect(text).toBeVisible(SOON));
    await expectSound(page);
    admin('set', 'status', 'normal');
    await letItNotice(page, () => expect(text).toHaveCount(0, SOON));
    await settled(page);
    admin('regions', 'add', 'id=127.0.0.0/8', 'reason=journey');
    await letItNotice(page, () => expect(page.getByText('127.0.0.1')).toBeVisible(SOON));
  } finally {
    admin('set', 'status', 'normal');
    admin('set', 'status_text', '');
    if (admin('regions', 'list').includes('127.0.0.0/8')) admin('regions', 'remove', '127.0.0.0/8');
  }
  await letItNotice(page, () => expect(page.getByText('127.0.0.1')).toHaveCount(0, SOON));
  await settled(page);
  await expectSamePage(page);
});

test('a page in Arabic and in the light takes a change over as well', async ({ page }) => {
  await prefer(page, { lang: 'AR', theme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/noticePage');
  try {
    admin(
      'notices',
      'add',
      'id=arabic',
      'noticeType=PL',
      'title=Storm',
      'title.AR=عاصفة',
      'content=<p>x</p>',
    );
    const link = page.locator('main').getByRole('link', { name: 'عاصفة' });
    await letItNotice(page, () => expect(link).toBeVisible(SOON));
    await expectSound(page);
  } finally {
    admin('notices', 'remove', 'arabic');
  }
});
