/** What journeys about statements do alike: have one made and kept as a file, and give one to the page that checks it. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** Has the statement made that the opened form in a centre offers; gives its text. */
export async function madeStatement(page: Page, centre: Locator, name: RegExp): Promise<string> {
  await centre.getByRole('button', { name: 'Make statement' }).click();
  const download = centre.getByRole('button', { name: 'Download' }).first();
  // Where the record changes while it is read, the job begins anew after a pause: five seconds, then thirty.
  await expect(download).toBeVisible({ timeout: 75_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toMatch(name);
  return readFile(await file.path(), 'utf8');
}

/** Gives a file to `/verify`. */
export async function checkFile(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

/** The same file with the last digit of the first amount in a row replaced. */
export function withOneDigitEdited(text: string, row: number): string {
  const rows = text.split('\r\n');
  const at = rows.findIndex((line) => line.startsWith(`${row},`));
  rows[at] = (rows[at] ?? '').replace(
    /(\d)\.(\d)(\d),/,
    (_, one, two, three) => `${one}.${two}${9 - Number(three)},`,
  );
  return rows.join('\r\n');
}
