/** Shared by the journeys of statements: create and download one, and verify a file. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** Requests the statement from the open form of a centre; returns its text. */
export async function madeStatement(page: Page, centre: Locator, name: RegExp): Promise<string> {
  await centre.getByRole('button', { name: 'Make statement' }).click();
  const download = centre.getByRole('button', { name: 'Download' }).first();
  // If the record changes meanwhile, the job restarts after 5 and then 30 seconds.
  await expect(download).toBeVisible({ timeout: 75_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toMatch(name);
  return readFile(await file.path(), 'utf8');
}

/** Chooses a file on `/verify`. */
export async function checkFile(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

/** The file with the last digit of the first amount in a row replaced. */
export function withOneDigitEdited(text: string, row: number): string {
  const rows = text.split('\r\n');
  const at = rows.findIndex((line) => line.startsWith(`${row},`));
  rows[at] = (rows[at] ?? '').replace(
    /(\d)\.(\d)(\d),/,
    (_, one, two, three) => `${one}.${two}${9 - Number(three)},`,
  );
  return rows.join('\r\n');
}
