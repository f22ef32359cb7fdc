/** What the journeys share: the sample accounts, logging in, and what must hold on every screen. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test';

export interface Account {
  name: string;
  password: string;
}

/** The accounts that a fresh server prints. */
export const MEMBER = { name: 'lantern_member', password: 'Kx7mTq4vLp2w' };
export const AGENT = { name: 'lantern_agent', password: 'Hb9rNd3cWj6s' };
export const GUEST = { name: 'lantern_guest', password: 'Zt5gKy8fVq1n' };

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fills the login form that is open, and sends it. */
export async function fillLogin(page: Page, account: Account): Promise<void> {
  await page.locator('input[name=username]').fill(account.name);
  await page.locator('input[name=password]').fill(account.password);
  await page.locator('form button[type=submit]').click();
}

/** Logs in by the form that is open. The first login of an account is greeted, but for the demo's guest; later ones are not. */
export async function logIn(page: Page, account: Account): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('/wps/session/login'));
  await fillLogin(page, account);
  const { value } = await (await answered).json();
  await expect(page.locator('input[name=username]')).toHaveCount(0);
  if (value.firstTimeLogin && account !== GUEST) await passGreeting(page);
}

/** Waits for the greeting of a first login, which comes once the member's details have, and closes it. */
export async function passGreeting(page: Page): Promise<void> {
  const greeting = page.getByRole('alertdialog', { name: 'Welcome' });
  await expect(greeting).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(greeting).toHaveCount(0);
  await historyAtRest(page);
}

/**
 * Waits until what has closed has taken its entry out of the history as well. That step back would undo an address that
 * a journey opens meanwhile, faster than any hand could.
 */
export async function historyAtRest(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/[?&](modal|mc|ac)=/);
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
}

/** The offer of limits that follows a registration: no limit is wanted. */
export async function passLimits(page: Page): Promise<void> {
  const offer = page.getByRole('dialog', { name: 'Your deposit limits' });
  await offer.getByRole('button', { name: 'No limit' }).click();
  await expect(offer).toHaveCount(0);
}

/** Closes the greeting of a first login whenever it stands in the way, where one can not know whether it comes. */
export async function dismissGreetings(page: Page): Promise<void> {
  const greeting = page.getByRole('alertdialog', { name: 'Welcome' });
  await page.addLocatorHandler(greeting, () => greeting.getByRole('button').last().click());
}

/** Opens a page as this account. */
export async function openAs(page: Page, account: Account, address = '/'): Promise<void> {
  await page.goto('/login');
  await logIn(page, account);
  await expect(page).toHaveURL('/');
  await expect(accountMenu(page)).toBeVisible();
  await historyAtRest(page);
  if (address !== '/') await page.goto(address);
  await settled(page);
}

/** Logs out by the menu of the header. */
export async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
}

/** The button of the header that a member has and a visitor has not. */
export function accountMenu(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Your account', exact: true });
}

/** The digits of the balance in the header. */
export async function balance(page: Page): Promise<string> {
  const figure = page
    .getByRole('banner')
    .getByRole('button', { name: /^Balance/ })
    .locator('bdi');
  return digits(await figure.textContent());
}

/**
 * The slot that is open, ready to be played. Chromium draws nothing in a frame of another origin while it takes it for one out of view, which
 * it may do with one that has just come, and a click waits for something to be drawn: the page around it is laid out anew until it draws.
 */
export async function readyGame(page: Page): Promise<FrameLocator> {
  const game = page.frameLocator('main iframe');
  await expect(game.locator('#spin')).toBeEnabled();
  const draws = () =>
    game.locator('body').evaluate(
      () =>
        new Promise<boolean>((done) => {
          setTimeout(() => done(false), 1_000);
          requestAnimationFrame(() => done(true));
        }),
    );
  const size = page.viewportSize();
  while (size && !(await draws())) {
    await page.setViewportSize({ ...size, height: size.height - 1 });
    await page.setViewportSize(size);
  }
  return game;
}

/**
 * Plays a round of the slot that is open, and answers with what the vendor settled. While a win is counted up the button
 * stands ready as well, but then it skips the counting; and the vendor may put a round off that comes too soon, which the
 * game asks for again.
 */
export async function spin(page: Page, game: FrameLocator): Promise<{ payout: number; tier: string }> {
  await expect(game.locator('#spin')).toHaveText('Spin');
  const settledRound = page.waitForResponse(
    (response) => response.url().includes('/api/spin') && response.ok(),
  );
  await game.locator('#spin').click();
  const { round } = await (await settledRound).json();
  return round;
}

/** A pattern for a localized text with figures or names in it: what was put in stands between marks of direction. */
export function textPattern(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replaceAll(/\d[\d,]*/g, '\\u2068?$&\\u2069?'));
}

export function digits(text: string | null): string {
  return (text ?? '').replace(/\D/g, '');
}

/** The site is open, its first screen is there, and nothing is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main h1, main iframe').first()).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** What was closed above the page has taken its entry of the history away: until then the browser would give a reload up. */
export async function backOnPage(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
}

/** Goes to another address of the site as Back and Forward do, without loading the page again. */
export async function move(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  const path = new URL(address, 'http://any').pathname.slice(1);
  await expect.poll(() => styleClass(page)).toBe(path);
  await settled(page);
}

/** The style class of the main area, which is the path (section 2 of the specification). */
export async function styleClass(page: Page): Promise<string> {
  const classes = await page.locator('main').getAttribute('class');
  return (classes ?? '').trim().split(' ').slice(1).join(' ');
}

/** The settings of a visitor who came before. */
export async function prefer(page: Page, wish: { lang?: string; theme?: 'dark' | 'light' }): Promise<void> {
  await page.addInitScript((it) => {
    if (it.lang && !localStorage.lang) localStorage.lang = it.lang;
    if (it.theme && !localStorage.theme) localStorage.theme = it.theme;
  }, wish);
}

/**
 * No findings of axe, nothing wider than the window: of a page without its frames, or of one frame.
 * Soft, so that one place does not hide the next.
 */
export async function expectSound(place: Page | Frame): Promise<void> {
  if (!(await place.evaluate(() => 'axe' in window))) await place.evaluate(AXE);
  const findings = await place.evaluate(FINDINGS);
  expect.soft(findings, JSON.stringify(findings, null, 2)).toEqual([]);
  const overflow = await place.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, 'the page is wider than its window').toBeLessThanOrEqual(0);
}

/** One of the looks of a page: themes are tokens under an attribute, so that they can be changed where the page stands. */
export interface Look {
  theme: 'dark' | 'light';
  width: number;
  /** 900 where it says nothing. */
  height?: number;
}

/** The same in each of these looks, and nothing too wide on the narrowest phone. Leaves the page as wide as it was. */
export async function expectSoundIn(page: Page, looks: readonly Look[]): Promise<void> {
  const before = page.viewportSize();
  for (const { theme, width, height = 900 } of looks) {
    await page.setViewportSize({ width, height });
    await page.evaluate((it) => document.documentElement.setAttribute('data-theme', it), theme);
    await expectSound(page);
  }
  await expectNarrow(page);
  if (before) await page.setViewportSize(before);
  await drawn(page);
}

/** The page stands still in its present size: a press that begins before it and ends after it would be none. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter((it) => it.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((it) => it.finished));
  });
}

/** Nothing is wider than a phone of 320 px. */
export async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  const wide = await page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const clipped = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    };
    const out = ({ left, right }: DOMRect) => right > innerWidth + 1 || left < -1;
    const found = [...document.querySelectorAll('body *')].filter(
      (element) => out(element.getBoundingClientRect()) && !clipped(element),
    );
    return ['something', ...found.slice(0, 4).map((element) => element.outerHTML.slice(0, 160))];
  });
  expect.soft(wide, 'the page is wider than its window').toEqual([]);
}

const FINDINGS = `axe.run(document, { iframes: false, resultTypes: ['violations'] }).then((it) =>
  it.violations.map(({ id, help, nodes }) => ({
    id, help, nodes: nodes.slice(0, 4).map((node) => node.html.slice(0, 200) + ' | ' + node.failureSummary),
  })))`;

/** Everything that the page complained of: errors in the console, refusals of the content policy. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

/** The visitor presses something and moves on. */
export async function moveOn(page: Page, address: string): Promise<void> {
  await page.locator('h1').first().press('Shift');
  await move(page, address);
}
