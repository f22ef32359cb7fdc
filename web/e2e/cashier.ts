/** Shared by the journeys of the cashier and account pages. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { BackOffice } from './operator.ts';
import { settled } from './support.ts';

export const PHONE = { width: 390, height: 844 };
export const LOOKS = [
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 1280 },
] as const;
/** The payment password that journeys set. */
export const PIN = '246810';

export const centre = (page: Page): Locator => page.getByRole('dialog', { name: 'Member centre' });
export const act = (page: Page, name: string): Locator =>
  centre(page).getByRole('button', { name, exact: true });
export const box = (page: Page, name: string): Locator =>
  centre(page).getByRole('textbox', { name, exact: true });
export const card = (page: Page, name: string): Locator =>
  centre(page).getByRole('region', { name, exact: true });
export const amount = (page: Page): Locator => centre(page).getByRole('textbox', { name: 'Amount' });

/** Requests the deposit that is filled in; returns the payment page in its window. */
export async function openPayment(page: Page): Promise<Page> {
  await act(page, 'Continue to the payment').click();
  await expect(
    centre(page).getByRole('heading', { name: 'Waiting for your payment', exact: true }),
  ).toBeVisible();
  const opening = page.waitForEvent('popup');
  await centre(page).getByRole('link', { name: 'Go to the payment page' }).click();
  const payment = await opening;
  await payment.waitForLoadState();
  return payment;
}

/** Pays the deposit that is filled in, and waits until it is credited. */
export async function pay(page: Page): Promise<void> {
  const payment = await openPayment(page);
  await payment.getByRole('button', { name: /^Pay / }).click();
  await expect(centre(page).getByRole('heading', { name: 'Credited', exact: true })).toBeVisible();
  await payment.close();
}

/** Deposits by card, with the turnover requirement of deposits switched off meanwhile. */
export async function payIn(page: Page, backOffice: BackOffice, sum: string): Promise<void> {
  await backOffice.set('deposit-channels', 'card', { wagerMultiplier: 0 });
  await page.goto(new URL('/?mc=depositv2', page.url()).href);
  await settled(page);
  await centre(page).getByRole('button', { name: /^Card/ }).click();
  await amount(page).fill(sum);
  await pay(page);
}

export async function setPin(page: Page): Promise<void> {
  await act(page, 'Set a payment password').click();
  await box(page, 'Payment password').fill(PIN);
  await box(page, 'The same again').fill(PIN);
  await act(page, 'Save').click();
  await expect(centre(page).getByText('Set a payment password')).toHaveCount(0);
}

/** Sets a payment password unless the account already has one. */
export async function ensurePin(page: Page): Promise<void> {
  await page.goto(new URL('/?mc=securityCenter', page.url()).href);
  await settled(page);
  const missing = act(page, 'Set a payment password').first();
  await expect(missing.or(act(page, 'Change the payment password')).first()).toBeVisible();
  if (await missing.isVisible()) await setPin(page);
}

/** A PNG drawn by the browser. */
export async function picture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 40;
    canvas.height = 60;
    canvas.getContext('2d')?.fillRect(4, 4, 20, 20);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
