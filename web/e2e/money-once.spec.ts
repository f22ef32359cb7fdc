/**
 * Idempotency in the browser: a button that moves money is pressed twice, across a timeout and a reload; the action
 * happens once, and the page shows its outcome. Uses the draw of a raffle, which nothing else protects from
 * happening twice.
 */
import { expect, type Page, type Route, test } from '@playwright/test';
import { endSessionAt } from './signing-in.ts';
import { AGENT, accountMenu, expectNoFindings, logIn, MEMBER, openAs } from './support.ts';

const RAFFLE = '/promoDetail?id=lantern-festival';
const DRAW = '**/wps/relay/MCS2_claimRafflePromotion';
const OUTCOME = '**/wps/outcome';

const bar = (page: Page) => page.getByRole('region', { name: 'Your last request' });
/** Checks the outcome by hand. The page polls as well, so the button may already be gone. */
const checkNow = (page: Page) =>
  bar(page)
    .getByRole('button', { name: 'Check now' })
    .dispatchEvent('click', {}, { timeout: 2_000 })
    .catch(() => {});
const press = (page: Page) => page.getByRole('button', { name: 'Draw once' });

/** Remaining draws, as counted by the server. */
async function drawsLeft(page: Page): Promise<number> {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const reply = await page.request.get('/wps/promotions/detail?id=lantern-festival', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await reply.json()).value.raffle.drawsLeft;
}

/** Lets the request through and drops the response. */
const loseReply = async (route: Route) => {
  await route.fetch();
  await route.abort('timedout');
};

test('two presses over a time-out and a reload are one draw', async ({ page }) => {
  await openAs(page, MEMBER, RAFFLE);
  const before = await drawsLeft(page);
  let sent = 0;
  await page.route(DRAW, async (route) => {
    sent += 1;
    await loseReply(route);
  });
  await page.route(OUTCOME, (route) => route.abort());
  await press(page).click();
  await expect(bar(page)).toContainText('We are checking whether your request went through');
  // Neither a second press nor a manual check sends it again.
  await press(page).click({ force: true });
  await bar(page).getByRole('button', { name: 'Check now' }).click({ force: true });
  await expectNoFindings(page);
  await page.reload();
  await expect(bar(page)).toContainText('We are checking');
  await press(page).click({ force: true });
  const stored = await page.evaluate(() => sessionStorage.getItem('intents'));
  expect(stored).toMatch(/^1\n[0-9a-f]{32} \d+ \/wps\/relay\/MCS2_claimRafflePromotion$/);
  await page.unroute(OUTCOME);
  await checkNow(page);
  await expect(bar(page)).toContainText('Your earlier request went through');
  expect(sent).toBe(1);
  expect(await drawsLeft(page)).toBe(before - 1);
  expect(await page.evaluate(() => sessionStorage.getItem('intents'))).toBeNull();
  // The next press is a new draw.
  await page.unroute(DRAW);
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toBeHidden();
  await press(page).click();
  await expect.poll(() => drawsLeft(page)).toBe(before - 2);
});

test('what never reached the server is said to be undone, and sent again under the same key', async ({
  page,
}) => {
  await openAs(page, MEMBER, RAFFLE);
  const before = await drawsLeft(page);
  const keys: (string | undefined)[] = [];
  await page.route(DRAW, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await (keys.length === 1 ? route.abort('timedout') : route.continue());
  });
  await press(page).click();
  await expect(page.locator('main').getByRole('alert')).toContainText('did not reach us');
  expect(await drawsLeft(page)).toBe(before);
  await press(page).click();
  await expect.poll(() => drawsLeft(page)).toBe(before - 1);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

for (const { who, account, hears } of [
  { who: 'the same member', account: MEMBER, hears: true },
  { who: 'another member', account: AGENT, hears: false },
]) {
  test(`after a session that ended meanwhile ${who} ${hears ? 'hears what became of it' : 'hears nothing'}`, async ({
    page,
  }) => {
    await openAs(page, MEMBER, RAFFLE);
    await page.route(DRAW, (route) => route.abort('timedout'));
    await page.route(OUTCOME, (route) => route.abort());
    await press(page).click();
    await expect(bar(page)).toContainText('We are checking');
    await page.unroute(OUTCOME);
    await endSessionAt(page, OUTCOME);
    await checkNow(page);
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await expect(bar(page)).toBeHidden();
    const outcome = hears
      ? page.waitForResponse((response) => response.url().includes('/wps/outcome'))
      : undefined;
    await logIn(page, account);
    await outcome;
    await expect(accountMenu(page)).toBeVisible();
    if (hears) await expect(bar(page)).toContainText('did not reach us');
    await expect(bar(page)).toBeVisible({ visible: hears });
    const hasIntents = () => page.evaluate(() => sessionStorage.getItem('intents') !== null);
    await expect.poll(hasIntents).toBe(hears);
  });
}
