/** Shared by all journeys: sample accounts, login, and checks that hold on every screen. */
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

/** Fills in and submits the open login form. */
export async function fillLogin(page: Page, account: Account): Promise<void> {
  await page.locator('input[name=username]').fill(account.name);
  await page.locator('input[name=password]').fill(account.password);
  await page.locator('form button[type=submit]').click();
}

/**
 * Logs in by the open form and closes the greeting, which is shown at an account's first login except to the demo's
 * guest.
 */
export async function logIn(page: Page, account: Account): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('/wps/session/login'));
  await fillLogin(page, account);
  const { value } = await (await answered).json();
  await expect(page.locator('input[name=username]')).toHaveCount(0);
  if (value.firstTimeLogin && account !== GUEST) await passGreeting(page);
}

/** Waits for the greeting of a first login, shown after the member's details have loaded, and closes it. */
export async function passGreeting(page: Page): Promise<void> {
  const greeting = page.getByRole('alertdialog', { name: 'Welcome' });
  await expect(greeting).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(greeting).toHaveCount(0);
  await historyAtRest(page);
}

/**
 * Waits until closed layers have removed their history entries. That step back is asynchronous and would undo a
 * navigation that starts in the meantime.
 */
export async function historyAtRest(page: Page): Promise<void> {
  await expect(page).not.toHaveURL(/[?&](modal|mc|ac)=/);
  await backOnPage(page);
}

/** Declines the offer of limits after a registration. */
export async function passLimits(page: Page): Promise<void> {
  const offer = page.getByRole('dialog', { name: 'Your deposit limits' });
  await offer.getByRole('button', { name: 'No limit' }).click();
  await expect(offer).toHaveCount(0);
}

/** Closes greetings whenever they get in the way, where it is unknown whether they appear. */
export async function dismissGreetings(page: Page): Promise<void> {
  const greeting = page.getByRole('alertdialog', { name: 'Welcome' });
  await page.addLocatorHandler(greeting, () => greeting.getByRole('button').last().click());
}

/** Opens a page logged in as this account. */
export async function openAs(page: Page, account: Account, address = '/'): Promise<void> {
  await page.goto('/login');
  await logIn(page, account);
  await expect(page).toHaveURL('/');
  await expect(accountMenu(page)).toBeVisible();
  await historyAtRest(page);
  if (address !== '/') await page.goto(address);
  await settled(page);
}

/** Logs out by the header's menu. */
export async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
}

/** The account menu's button, shown to members only. */
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
 * The frame of the open slot, ready to be played. Chromium does not draw a cross-origin frame that it considers out
 * of view, which can happen to a new one, and a click waits for a drawn frame: so the page is laid out again until
 * it draws.
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
 * Plays a round of the open slot; returns the vendor's settlement. While a win is counted up the button is enabled
 * but only skips the counting. The vendor may defer a round that comes too soon; the game then retries.
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

/** Pattern for a localized text with arguments: these are wrapped in Unicode isolates. */
export function textPattern(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replaceAll(/\d[\d,]*/g, '\\u2068?$&\\u2069?'));
}

export function digits(text: string | null): string {
  return (text ?? '').replace(/\D/g, '');
}

/** Waits until the site is open, its first screen is rendered and nothing is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main h1, main iframe').first()).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/**
 * Waits until a layer closed above the page has removed its history entry: until then the browser would cancel a
 * reload.
 */
export async function backOnPage(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
}

/** Navigates to another URL of the site without a page load, as Back and Forward do. */
export async function move(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  const path = new URL(address, 'http://any').pathname.slice(1);
  await expect.poll(() => styleClass(page)).toBe(path);
  await settled(page);
}

/** Style class of the main area, which is the path (section 2 of the specification). */
export async function styleClass(page: Page): Promise<string> {
  const classes = await page.locator('main').getAttribute('class');
  return (classes ?? '').trim().split(' ').slice(1).join(' ');
}

/** Stores settings as an earlier visit would have. */
export async function prefer(page: Page, values: { lang?: string; theme?: 'dark' | 'light' }): Promise<void> {
  await page.addInitScript((it) => {
    if (it.lang && !localStorage.lang) localStorage.lang = it.lang;
    if (it.theme && !localStorage.theme) localStorage.theme = it.theme;
  }, values);
}

/**
 * Checks a page (without its frames) or a frame: no findings of axe, nothing wider than the window. Soft
 * assertions, so that all problems are reported.
 */
export async function expectNoFindings(target: Page | Frame): Promise<void> {
  if (!(await target.evaluate(() => 'axe' in window))) await target.evaluate(AXE);
  const findings = await target.evaluate(FINDINGS);
  expect.soft(findings, JSON.stringify(findings, null, 2)).toEqual([]);
  const overflow = await target.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, 'the page is wider than its window').toBeLessThanOrEqual(0);
}

/** A look of a page. Themes are CSS variables under an attribute, so they can be changed in place. */
export interface Look {
  theme: 'dark' | 'light';
  width: number;
  /** 900 by default. */
  height?: number;
}

/** Runs the checks in each of these looks and on the narrowest phone. Restores the page's width. */
export async function expectNoFindingsIn(page: Page, looks: readonly Look[]): Promise<void> {
  const before = page.viewportSize();
  for (const { theme, width, height = 900 } of looks) {
    await page.setViewportSize({ width, height });
    await page.evaluate((it) => document.documentElement.setAttribute('data-theme', it), theme);
    await expectNoFindings(page);
  }
  await expectNarrow(page);
  if (before) await page.setViewportSize(before);
  await drawn(page);
}

/**
 * Waits until layout at the present size is stable: a press that begins before and ends after a change would not be
 * a click.
 */
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

/** Expects that nothing is wider than a phone of 320 px. */
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

/** Collects errors in the console and violations of the Content-Security-Policy. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Presses something first, as a visitor does, and then navigates. */
export async function moveOn(page: Page, address: string): Promise<void> {
  await page.locator('h1').first().press('Shift');
  await move(page, address);
}
