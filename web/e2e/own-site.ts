/**
 * Journeys on a site of their own, whose clock they move on: what a member would wait for takes no time. The browser's clock stays where it is, so
 * only journeys that wait for the server belong here.
 */
import { type APIRequestContext, expect } from '@playwright/test';
import { adminOf, BackOffice, test as base, lend } from './operator.ts';
import { type Running, start } from './start-server.ts';

export interface OwnSite extends Running {
  /** `lumora-server admin WORDS` on its database. */
  admin: (...words: string[]) => string;
}

/** A journey with a site of its own, and the back office of that site. */
export const test = base.extend<object, { site: OwnSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture asks for from this pattern.
    async ({}, use) => {
      const site = await start();
      try {
        await use({ ...site, admin: (...words) => adminOf(site.data, ...words) });
      } finally {
        await site.stop();
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ site }, use) => use(site.address),
  backOffice: ({ request, site }, use) => lend(new BackOffice(request, site.admin), use),
});

/** For the head of a file: a running site that was named has a clock that others look at. */
export function needsOwnClock(): void {
  test.skip(process.env.LUMORA_URL !== undefined && !process.env.LUMORA_SITES, 'it needs a clock of its own');
}

/** It becomes so many minutes later for the site. */
export async function later(request: APIRequestContext, minutes: number): Promise<void> {
  const reply = await request.post(`/dev/clock?minutes=${minutes}`);
  expect(reply.ok()).toBe(true);
}

/** What time it is for the site, in milliseconds. */
export async function siteTime(request: APIRequestContext): Promise<number> {
  const { value } = await (await request.get('/dev/clock')).json();
  return Date.parse(value.now);
}

/** The next period of so many minutes has begun for the site, less than a minute ago: what follows lies within one. */
export async function nextPeriod(request: APIRequestContext, minutes: number): Promise<void> {
  await later(request, minutes - (new Date(await siteTime(request)).getUTCMinutes() % minutes));
}
