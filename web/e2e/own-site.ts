/**
 * Journeys on a site of their own whose clock they advance, so that waiting takes no time. The browser's clock is
 * not changed, so only journeys that wait for the server belong here.
 */
import { type APIRequestContext, expect } from '@playwright/test';
import { adminOf, BackOffice, test as base, withBackOffice } from './operator.ts';
import { type Running, start } from './start-server.ts';

export interface OwnSite extends Running {
  /** Runs `lumora-server admin WORDS` on its database. */
  admin: (...words: string[]) => string;
}

/** Test fixture with a site of its own and that site's back office. */
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
  backOffice: ({ request, site }, use) => withBackOffice(new BackOffice(request, site.admin), use),
});

/** For the top of a spec file: skips where a running site was given, since its clock is used by others. */
export function needsOwnClock(): void {
  test.skip(process.env.LUMORA_URL !== undefined && !process.env.LUMORA_SITES, 'it needs a clock of its own');
}

/** Advances the site's clock by so many minutes. */
export async function advanceClock(request: APIRequestContext, minutes: number): Promise<void> {
  const reply = await request.post(`/dev/clock?minutes=${minutes}`);
  expect(reply.ok()).toBe(true);
}

/** The site's current time in milliseconds since the epoch. */
export async function siteTime(request: APIRequestContext): Promise<number> {
  const { value } = await (await request.get('/dev/clock')).json();
  return Date.parse(value.now);
}

/** Advances to the start of the site's next period of so many minutes, so that what follows lies within one. */
export async function nextPeriod(request: APIRequestContext, minutes: number): Promise<void> {
  await advanceClock(request, minutes - (new Date(await siteTime(request)).getUTCMinutes() % minutes));
}
