/**
 * Changes by the operator's command line while a page is open: they show without a reload, and so does closing the
 * site.
 */
import { expect } from '@playwright/test';
import { admin, expectSamePage, letItPoll, needsOwnSite, open, test } from './operator.ts';
import { expectNoFindings, prefer, settled } from './support.ts';

needsOwnSite();

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
    await letItPoll(page);
    await expect(signUp).toHaveCount(0);
    const list = page.locator('main').getByRole('list', { name: 'All notices' });
    await expect(list.getByText('Storm warning')).toBeVisible();
    await expectSamePage(page);
    admin('notices', 'set', 'storm', 'title=Storm is over');
    await letItPoll(page);
    await expect(list.getByText('Storm is over')).toBeVisible();
  } finally {
    admin('set', 'DIRECTREG3', 'on');
    admin('notices', 'remove', 'storm');
  }
  await letItPoll(page);
  await expect(signUp).toBeVisible();
  await expect(page.getByText('Storm is over')).toHaveCount(0);
  await expectSamePage(page);
});

test('maintenance and a blocked region reach an open page, and so does their end', async ({ page }) => {
  await open(page, '/');
  try {
    admin('set', 'status', 'maintenance');
    admin('set', 'status_text', 'Back after the storm');
    admin('set', 'status_until', '2031-12-24T18:00:00Z');
    const text = page.getByText('Back after the storm');
    await letItPoll(page);
    await expect(text).toBeVisible();
    await expect(page.getByText('2031-12-24')).toBeVisible();
    await expectNoFindings(page);
    admin('set', 'status', 'normal');
    await letItPoll(page);
    await expect(text).toHaveCount(0);
    await settled(page);
    admin('regions', 'add', 'id=127.0.0.0/8', 'reason=journey');
    await letItPoll(page);
    await expect(page.getByText('127.0.0.1')).toBeVisible();
  } finally {
    admin('set', 'status', 'normal');
    admin('set', 'status_text', '');
    admin('set', 'status_until', '');
    if (admin('regions', 'list').includes('127.0.0.0/8')) admin('regions', 'remove', '127.0.0.0/8');
  }
  await letItPoll(page);
  await expect(page.getByText('127.0.0.1')).toHaveCount(0);
  await settled(page);
  await expectSamePage(page);
});

test('a page in Arabic and in the light takes a change over as well', { tag: '@slow' }, async ({ page }) => {
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
    await letItPoll(page);
    await expect(page.locator('main').getByRole('link', { name: 'عاصفة' })).toBeVisible();
    await expectNoFindings(page);
  } finally {
    admin('notices', 'remove', 'arabic');
  }
});
