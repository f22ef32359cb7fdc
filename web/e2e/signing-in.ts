/** Shared by the journeys of login: other addresses, authenticators, new members. */
import { createHmac, randomUUID } from 'node:crypto';
import {
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import { codeIn, fresh, getCode, input, messageTo, outbox, solveCaptcha, submitButton } from './account.ts';
import { advanceClock } from './own-site.ts';
import {
  type Account,
  accountMenu,
  dismissGreetings,
  historyAtRest,
  passGreeting,
  passLimits,
  settled,
} from './support.ts';

export const PASSWORD = 'amber7koi2ferry9';

/** Registers a new account and leaves the page logged in. */
export async function register(page: Page): Promise<Account> {
  await page.goto(
    page.url() === 'about:blank' ? '/?modal=register' : new URL('/?modal=register', page.url()).href,
  );
  await settled(page);
  return fillRegistration(page);
}

/** Fills in and submits the open registration form. */
export async function fillRegistration(page: Page): Promise<Account> {
  const name = `koi${fresh()}`;
  await input(page, 'username').fill(name);
  await input(page, 'password').fill(PASSWORD);
  await input(page, 'consent').check();
  await solveCaptcha(page);
  await submitButton(page).click();
  await passLimits(page);
  await passGreeting(page);
  await expect(accountMenu(page)).toBeVisible();
  await historyAtRest(page);
  return { name, password: PASSWORD };
}

/** Opens the security settings of the logged-in member: the first page of the member centre. */
export async function openSecuritySettings(page: Page): Promise<void> {
  await page.goto(new URL('/?mc=securityCenter', page.url()).href);
  await settled(page);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'My account' })).toBeVisible();
}

/** A button in the list of contacts: the page may show the same one as the recommended next step. */
function contactButton(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Contact details' }).getByRole('button', { name });
}

/** Adds an e-mail address in the open security settings, verified by the code sent to it. */
export async function addEmail(page: Page, email: string): Promise<void> {
  await contactButton(page, 'Add an e-mail address').click();
  await input(page, 'email').fill(email);
  await getCode(page, email);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Change the e-mail address' })).toBeVisible();
}

/** Adds a mobile number of the preselected country. */
export async function addMobile(page: Page, number: string): Promise<void> {
  await contactButton(page, 'Add a mobile number').click();
  await input(page, 'mobileNum').fill(number);
  await getCode(page, number);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Change the mobile number' })).toBeVisible();
}

/** Waits until the form has closed, and dismisses greetings. */
export async function passForm(page: Page): Promise<void> {
  await dismissGreetings(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** A new browser context at another address: the tests' server trusts 127.0.0.1 as a proxy. */
export async function elsewhere(browser: Browser, address: string): Promise<BrowserContext> {
  return browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': address } });
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_S = 30;

/**
 * The TOTP code (RFC 6238) of this secret, `stepsLater` steps of 30 seconds after `now` (milliseconds since the
 * epoch).
 */
export function totp(secret: string, stepsLater = 0, now = Date.now()): string {
  const bits = [...secret.replace(/[\s=]/g, '')].map((character) =>
    BASE32.indexOf(character).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 1000 / STEP_S) + stepsLater));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Sets up an authenticator in the security settings of a fresh session, by the site's clock; returns its secret. */
export async function setUpAuthenticator(page: Page, now: number): Promise<string> {
  await openSecuritySettings(page);
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const link = await page.getByRole('link', { name: 'Open in the app' }).getAttribute('href');
  const secret = new URL(link ?? '').searchParams.get('secret') ?? '';
  await page.getByRole('textbox', { name: 'Code of the app' }).fill(totp(secret, 0, now));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Guards your account', { exact: true })).toBeVisible();
  return secret;
}

/** Adds a virtual authenticator that always confirms. */
export async function withPasskeys(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** URL of the site by host name: passkeys are bound to a name, not to an IP address. */
export function urlByHostName(path: string): string {
  const url = new URL(path, process.env.LUMORA_URL);
  url.hostname = 'localhost';
  return url.href;
}

/**
 * Verifies the payee name on the page that shows its card; the e-mail address is verified already. The site must
 * have a clock of its own.
 */
export async function proveName(page: Page, email: string, name: string): Promise<void> {
  const card = page.getByRole('region', { name: 'Name for payments', exact: true });
  await card.getByRole('button', { name: 'Prove your name' }).click();
  await card.getByRole('textbox', { name: 'Your real name' }).fill(name);
  const known = (await outbox(page)).map(({ id }) => id);
  // The code that verified the address is less than a minute old, and the server sends no other before that.
  await advanceClock(page.request, 1);
  await card.getByRole('button', { name: 'Get code' }).click();
  const code = codeIn(await messageTo(page, email, known));
  await card.getByRole('textbox', { name: 'Verification code' }).fill(code);
  await card.getByRole('button', { name: 'Save the name' }).click();
  await expect(card.getByRole('button', { name: 'Prove your name' })).toHaveCount(0);
}

/** Session token of this page. */
export function token(page: Page): Promise<string> {
  return page.evaluate(() => sessionStorage.getItem('token') ?? 'none');
}

/** Ends this page's session from elsewhere, so that the server refuses its next call. */
async function endSession(page: Page): Promise<void> {
  const reply = await fetch(new URL('/wps/session/logout', page.url()), {
    method: 'DELETE',
    headers: { authorization: `Bearer ${await token(page)}`, 'idempotency-key': randomUUID() },
  });
  expect(reply.ok).toBe(true);
}

/**
 * Makes the server refuse the next call of `path` because the session has ended. The session ends only when that
 * call is made: otherwise another call of the page could notice first and open the login too early.
 */
export async function endSessionAt(page: Page, path: string): Promise<void> {
  const end = async (route: Route) => {
    await endSession(page);
    await route.continue();
  };
  await page.route(path, end, { times: 1 });
}
