/** Shared by the journeys of accounts: unused names, codes and links from the outbox, filling in forms. */
import { expect, type Locator, type Page } from '@playwright/test';

interface Message {
  id: string;
  channel: 'sms' | 'mail';
  to: string;
  subject: string;
  body: string;
}

let made = 0;

/** A random string of letters and digits, unique within this run. */
export function fresh(): string {
  made += 1;
  return `${Date.now().toString(36).slice(-6)}${made}`;
}

/** A mobile number that no other account of this run has, without dialling code. */
export function freshNumber(): string {
  made += 1;
  return `9${String(Date.now()).slice(-6)}${String(made).padStart(2, '0')}`;
}

/** The newest message to this number or address that is not in `known`. */
export async function messageTo(page: Page, to: string, known: readonly string[] = []): Promise<Message> {
  let found: Message | undefined;
  await expect
    .poll(async () => {
      found = (await outbox(page)).find((message) => message.to.includes(to) && !known.includes(message.id));
      return found !== undefined;
    })
    .toBe(true);
  return found as Message;
}

/** All messages sent, newest first. */
export async function outbox(page: Page): Promise<Message[]> {
  const answer = await page.request.get('/dev/outbox.json');
  expect(answer.ok()).toBe(true);
  return (await answer.json()).value.list;
}

/** The code in a message. */
export function codeIn(message: Message): string {
  const code = /\b\d{4,8}\b/.exec(message.body)?.[0];
  if (!code) throw new Error(`there is no code in ${message.subject}`);
  return code;
}

/** The address in a message. */
export function linkIn(message: Message): string {
  const link = /https?:\/\/\S+/.exec(message.body)?.[0];
  if (!link) throw new Error(`there is no link in ${message.subject}`);
  return link;
}

/** The input of a field in the open form. */
export function input(page: Page, name: string): Locator {
  return page.locator(`dialog form [name=${name}]`);
}

/** Expects the input of a field to be invalid, with a matching error text. */
export async function expectRefused(page: Page, name: string, description: RegExp | string): Promise<void> {
  await expect(input(page, name)).toHaveAttribute('aria-invalid', 'true');
  await expect(input(page, name)).toHaveAccessibleDescription(description);
}

/** The submit button of the open form. */
export function submitButton(page: Page): Locator {
  return page.locator('dialog button[type=submit]');
}

/** Solves the proof-of-work captcha, if the form asks for a captcha. */
export async function solveCaptcha(page: Page): Promise<void> {
  const work = page.locator('dialog').getByRole('button', { name: 'Let this device do it' });
  if ((await work.getAttribute('aria-pressed')) !== 'true') await work.click();
  // How long the proof of work takes depends on the machine.
  const done = page.getByText('Checked. There is nothing to type.');
  await expect(done).toBeVisible({ timeout: 60_000 });
}

/** Selects a country of the list by typing into its search. */
export async function chooseCountry(page: Page, query: string): Promise<void> {
  await page.getByRole('button', { name: /^Country/ }).click();
  await page.getByRole('combobox', { name: 'Search countries' }).fill(query);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/**
 * Requests a code to the number in the form and types it. Solves a captcha if one is required, either from the
 * start or because many codes have been sent to this network.
 */
export async function getCode(page: Page, number: string): Promise<void> {
  const dialog = page.locator('dialog');
  const workButton = dialog.getByRole('button', { name: 'Let this device do it' });
  const counting = dialog.getByRole('button', { name: /^Again in/ });
  const send = dialog.getByRole('button', { name: 'Get code' });
  const fromTheStart = (await workButton.count()) > 0;
  if (fromTheStart) await solveCaptcha(page);
  const known = (await outbox(page)).map(({ id }) => id);
  await send.click();
  if (!fromTheStart) {
    await expect(counting.or(workButton)).toBeVisible();
    if ((await workButton.count()) > 0) {
      await solveCaptcha(page);
      await send.click();
    }
  }
  const message = await messageTo(page, number, known);
  await expect(counting).toBeVisible();
  await input(page, 'verificationCode').fill(codeIn(message));
}

/** Presses Tab until the focused element has this name. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      const labels =
        element instanceof HTMLInputElement
          ? [...(element.labels ?? [])].map((label) => label.textContent)
          : [];
      return element?.getAttribute('aria-label') ?? labels[0] ?? element?.textContent ?? '';
    });
    if (label.startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no number of Tabs reaches ${name}`);
}
