/** Messages: one sent by the operator appears at once, is read, links on, is answered, and is deleted with others. */
import { expect, type Page } from '@playwright/test';
import { centre, LOOKS, PHONE } from './cashier.ts';
import { needsOwnSite, test } from './operator.ts';
import { expectNoFindingsIn, historyAtRest, logIn, MEMBER, moveOn, settled } from './support.ts';

needsOwnSite();
test.use({ viewport: PHONE });

const TITLE = 'Works on Monday';
const lines = (page: Page) => centre(page).getByRole('list', { name: 'Messages' }).getByRole('listitem');

test('a message is told, read, answered and deleted', async ({ page, backOffice }) => {
  await page.goto('/?modal=login');
  await settled(page);
  await logIn(page, MEMBER);
  await historyAtRest(page);
  await moveOn(page, '/?mc=messageV2');
  await backOffice.call('POST', 'messages', {
    to: { account: MEMBER.name },
    message: {
      category: 'SYSTEM',
      pinned: true,
      reply: true,
      action: '/promotions',
      texts: { EN: { title: TITLE, text: 'From 2:00 to 4:00.\nMoney is safe.' } },
    },
  });
  const line = lines(page).filter({ hasText: TITLE }).first();
  await expect(line.getByRole('img', { name: 'Unread' })).toBeVisible();
  await expectNoFindingsIn(page, LOOKS);

  await line.getByRole('link').click();
  await expect(centre(page).getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(centre(page).getByText('Money is safe.')).toBeVisible();
  await expect(centre(page).getByRole('link', { name: 'Open the page' })).toHaveAttribute(
    'href',
    '/promotions',
  );
  await expectNoFindingsIn(page, LOOKS);
  await centre(page).getByRole('link', { name: 'All messages' }).click();
  await expect(line.getByRole('img', { name: 'Unread' })).toHaveCount(0);

  await line.getByRole('checkbox').check();
  await centre(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(centre(page).getByRole('alert')).toContainText('Delete messages for good?');
  await expectNoFindingsIn(page, [{ theme: 'light', width: 390 }]);
  await centre(page).getByRole('button', { name: 'Keep' }).click();
  await line.getByRole('link').click();
  await centre(page).getByRole('button', { name: 'Write to customer service' }).click();
  await expect(page).toHaveURL(/modal=chatRoom/);
  await page.goBack();
  await centre(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await centre(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(lines(page).filter({ hasText: TITLE })).toHaveCount(0);
});
