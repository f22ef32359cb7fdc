/**
 * Responsible gambling outside its own page: limits offered at registration and deposit, the reality check over a
 * game, the play session.
 */
import { expect, type Page, test } from '@playwright/test';
import { input, solveCaptcha, submitButton } from './account.ts';
import { centre, LOOKS, PHONE } from './cashier.ts';
import { fillRegistration, PASSWORD } from './signing-in.ts';
import {
  expectNarrow,
  expectNoFindingsIn,
  MEMBER,
  openAs,
  passGreeting,
  prefer,
  settled,
  textPattern,
} from './support.ts';

// Some journeys register an account of their own first.
test.describe.configure({ timeout: 240_000 });

const offer = (page: Page) => page.getByRole('dialog', { name: 'Your deposit limits' });
const check = (page: Page) => page.getByRole('alertdialog', { name: 'A look at your play' });

/** Submits a registration, up to the offer of limits. */
async function signUp(page: Page): Promise<void> {
  await page.goto('/?modal=register');
  await settled(page);
  await input(page, 'username').fill(`koi${Date.now().toString(36)}`);
  await input(page, 'password').fill(PASSWORD);
  await input(page, 'consent').check();
  await solveCaptcha(page);
  await submitButton(page).click();
  await expect(offer(page)).toBeVisible();
}

test('limits are offered once after a registration, and what is set there holds', async ({ page }) => {
  await signUp(page);
  await expectNoFindingsIn(page, LOOKS);
  await offer(page).getByRole('button', { name: 'Set my limits' }).click();
  await expect(offer(page)).toContainText('Fill in at least one amount');
  await offer(page).getByRole('textbox', { name: 'In 24 hours' }).fill('50');
  await offer(page).getByRole('textbox', { name: 'In 31 days' }).fill('ten');
  await offer(page).getByRole('button', { name: 'Set my limits' }).click();
  await expect(offer(page).getByRole('textbox', { name: 'In 31 days' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await offer(page).getByRole('textbox', { name: 'In 31 days' }).fill('400');
  await offer(page).getByRole('button', { name: 'Set my limits' }).click();
  await expect(offer(page)).toHaveCount(0);
  await passGreeting(page);
  await expect(page).toHaveURL('/');

  await page.goto(new URL('/?mc=depositv2', page.url()).href);
  await settled(page);
  await expect(centre(page).getByRole('heading', { name: 'Your deposit limits' })).toHaveCount(0);
  await centre(page).getByRole('textbox', { name: 'Amount' }).fill('60');
  await centre(page).getByRole('button', { name: 'Continue to the payment' }).click();
  const refusal = page.getByRole('alertdialog', { name: 'You have reached a limit' });
  await expect(refusal).toContainText(/deposit limit for \u2068?24 hours\u2069? is \u2068?\$50\.00/);
  await refusal.getByRole('button', { name: 'See my limits' }).click();
  await expect(page).toHaveURL(/mc=fairPlay/);
});

test('whoever wants no limit is not asked again', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/?modal=register');
  await settled(page);
  await fillRegistration(page);
  await page.goto(new URL('/?mc=depositv2', page.url()).href);
  await settled(page);
  await expect(centre(page).getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await expect(centre(page).getByRole('heading', { name: 'Your deposit limits' })).toHaveCount(0);
});

test('the offer left behind is made again before the first deposit', { tag: '@slow' }, async ({ page }) => {
  await signUp(page);
  await page.keyboard.press('Escape');
  await passGreeting(page);
  await page.goto(new URL('/?mc=depositv2', page.url()).href);
  await settled(page);
  await expect(centre(page).getByRole('heading', { name: 'Your deposit limits' })).toBeVisible();
  await expectNoFindingsIn(page, LOOKS);
  await centre(page).getByRole('button', { name: 'No limit' }).click();
  await expect(centre(page).getByRole('textbox', { name: 'Amount' })).toBeVisible();
});

/** Makes the server report a due check until it is answered: the real interval is longer than a journey. */
async function withCheck(page: Page): Promise<{ answered: string[] }> {
  const answered: string[] = [];
  const value = (due: object | null) => ({
    json: { success: true, value: { interval: 60, intervals: [15, 30, 60], due } },
  });
  const due = {
    id: 'c1',
    startedAt: '2026-11-21T06:55:00Z',
    minutes: 65,
    staked: '240.00',
    paid: '227.50',
    net: '-12.50',
    deposited: '50.00',
  };
  await page.route('**/wps/fair-play/realityCheck', (route) =>
    route.fulfill(value(answered.length > 0 ? null : due)),
  );
  await page.route('**/wps/fair-play/realityCheck/answer', (route) => {
    answered.push(route.request().postDataJSON().id);
    return route.fulfill(value(null));
  });
  return { answered };
}

/** Opens a game while a check becomes due. */
async function play(page: Page): Promise<{ answered: string[] }> {
  await openAs(page, MEMBER, '/rng');
  const told = await withCheck(page);
  await page.getByRole('main').locator('[data-game]').first().getByRole('button', { name: 'Play' }).click();
  await expect(page).toHaveURL(/\/game\?/);
  return told;
}

test('a reality check stands over a game until it is answered, and the game goes on', async ({ page }) => {
  const { answered } = await play(page);
  await expect(check(page)).toContainText(textPattern('1 h 5 min'));
  await expect(check(page)).toContainText('$12.50');
  await expectNoFindingsIn(page, LOOKS);
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await expect(check(page), 'neither Escape nor the background answers it').toBeVisible();
  expect(answered).toEqual([]);
  await check(page).getByRole('button', { name: 'Keep playing' }).click();
  await expect(check(page)).toHaveCount(0);
  expect(answered).toEqual(['c1']);
  await expect(page.frameLocator('main iframe').locator('#spin')).toBeVisible();
});

test('a reality check leads to the history of play, and out', { tag: '@slow' }, async ({ page }) => {
  await play(page);
  await check(page).getByRole('button', { name: 'See what I have played' }).click();
  await expect(page).toHaveURL(/mc=fairPlay/);
});

test('logging out at a reality check ends the session', { tag: '@slow' }, async ({ page }) => {
  await play(page);
  await check(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
});

for (const [name, size] of [
  ['a phone', PHONE],
  ['a wide window', { width: 1280, height: 800 }],
] as const) {
  test(`time and net stand beside a game and on the way to one, on ${name}, right to left too`, {
    tag: size === PHONE ? [] : '@slow',
  }, async ({ page }) => {
    await page.setViewportSize(size);
    await play(page);
    const stage = page.locator('[data-stage]');
    await expect(stage.getByTitle('Session time')).toHaveText(/^\d+:\d\d:\d\d$/);
    await expect(stage.getByTitle('Net this session')).toBeVisible();
    await page.goto('/rng');
    await settled(page);
    await expect(page.getByRole('region', { name: 'Your session of play' })).toContainText(
      'Net this session',
    );
    await prefer(page, { lang: 'AR' });
    await page.goto('/rng');
    await settled(page);
    await expect(page.getByRole('region', { name: 'جلسة لعبك' })).toBeVisible();
    await expectNarrow(page);
  });
}
