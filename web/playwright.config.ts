/**
 * Journeys through the real site: the built pages, the real core, the real server, a browser.
 *
 * `CHROMIUM` names the browser's binary. `LUMORA_URL` names a running site; without it each worker gets one of its own from
 * `LUMORA_SERVER_BINARY`, so that no journey meets what another one left behind.
 */
import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** This file is read again in each worker, which knows its number. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const ownSite = process.env.LUMORA_SITES?.split(' ')[worker];
if (ownSite) process.env.LUMORA_URL = ownSite;
const ownData = process.env.LUMORA_DATA_FOLDERS?.split(' ')[worker];
if (ownData) process.env.LUMORA_DATA_FOLDER = ownData;

/** Journeys of a minute and more: begun first, they do not keep one browser busy at the end. */
const LONG = /(agent-levels|failed-calls|keyboard)\.spec\.ts$/;
/** The journeys that look at every screen, blur included; the others ask for less transparency (see below). */
const AS_SEEN = /screens\.spec\.ts$/;

const launchOptions = (...more: string[]) => ({
  executablePath,
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    ...more,
  ],
});

// A blur is drawn anew at each blink of a caret where there is no graphics card. Playwright cannot emulate the wish for less
// transparency, so the browser starts with it.
const LESS_TRANSPARENT = { launchOptions: launchOptions('--blink-settings=prefersReducedTransparency=true') };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-server.ts',
  forbidOnly: Boolean(process.env.CI),
  // A file with many journeys would otherwise be the last one to end, on one core.
  fullyParallel: true,
  // A running site that was named is one for all.
  workers: process.env.LUMORA_URL && !process.env.LUMORA_SITES ? 1 : 2,
  timeout: 120_000,
  // A machine that builds at the same time is slow.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./e2e/failed-pages.ts']],
  use: {
    baseURL: process.env.LUMORA_URL ?? 'http://127.0.0.1:8080',
    video: 'off',
    // A worker would answer before the routes of a journey do; those that are about it let it in.
    serviceWorkers: 'block',
    trace: process.env.LUMORA_TRACE ? 'retain-on-failure' : 'off',
    // What moves for ever is drawn without a graphics card here, which takes a third of a core from each journey.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'long', testMatch: LONG, use: LESS_TRANSPARENT },
    { name: 'screens', testMatch: AS_SEEN, use: { launchOptions: launchOptions() } },
    { name: 'journeys', testIgnore: [AS_SEEN, LONG], use: LESS_TRANSPARENT },
  ],
});
