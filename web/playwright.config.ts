/**
 * Journeys through the real site: the built pages, the real core, the real server, a browser.
 *
 * `CHROMIUM` names the browser's binary. `LUMORA_URL` names a running site; without it one is started from
 * `LUMORA_SERVER_BINARY`.
 */
import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-server.ts',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  timeout: 90_000,
  // A machine that builds at the same time is slow.
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.LUMORA_URL ?? 'http://127.0.0.1:8080',
    video: 'off',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
