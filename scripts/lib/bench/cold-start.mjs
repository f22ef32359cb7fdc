// A first visit on a slow phone: paints and layout shifts as reported by the browser, and bytes transferred.

import { FIRST_SCREEN } from './web-targets.mjs';

/** Slow 4G and a four times slower processor, by the browser's own emulation. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const CPU_RATE = 4;

/** The page has settled when nothing new has happened for this long after the banner appeared. */
const SETTLED_MS = 1500;
const GIVE_UP_MS = 60_000;

/** Runs in the page before its own scripts. */
function observe() {
  const seen = { lcp: 0, lcpElement: '', cls: 0, changedAt: performance.now() };
  globalThis.__lumoraBench = seen;
  const on = (type, take) =>
    new PerformanceObserver((list) => {
      seen.changedAt = performance.now();
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.lcpElement = `${entry.element?.tagName.toLowerCase() ?? 'gone'} ${entry.url}`.trim();
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  on('resource', () => {});
}

/**
 * Runs in the page: whether the site's own carousel shows its picture and nothing has loaded since. A page that is
 * merely waiting for its banner has not settled: its largest element is not yet the real one.
 */
function isSettled({ hero, quiet }) {
  const picture = document.querySelector(hero);
  const isThere = picture?.complete && picture.naturalWidth > 0;
  return isThere && performance.now() - globalThis.__lumoraBench.changedAt > quiet;
}

/** Runs in the page when it has settled. */
function collect(hero) {
  const { lcp, lcpElement, cls } = globalThis.__lumoraBench;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const loads = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const own = loads.filter((entry) => new URL(entry.name).origin === location.origin);
  const bytesOf = (entries) => entries.reduce((total, entry) => total + entry.transferSize, 0);

  const isOnFirstScreen = (image) => {
    // The carousel may have advanced since.
    if (image.closest('.banner') && image !== document.querySelector(hero)) return false;
    const box = image.getBoundingClientRect();
    const isInside = box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0;
    return isInside && image.checkVisibility({ visibilityProperty: true });
  };
  const shown = new Set([...document.images].filter(isOnFirstScreen).map((image) => image.currentSrc));
  const whole = Math.max(
    0,
    ...loads.filter((entry) => shown.has(entry.name)).map((entry) => entry.responseEnd),
  );
  const before = own.filter((entry) => entry.startTime < whole);
  return {
    fcp,
    lcp,
    lcpElement,
    cls,
    requests: loads.length,
    bytes: bytesOf(own),
    firstScreen: whole,
    firstScreenRequests: before.length,
    firstScreenBytes: bytesOf(before),
  };
}

/** One first visit to `url` in a new browser context. Throws if the banner never appears. */
export async function coldStart(browser, url, viewport) {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: GIVE_UP_MS });
    const settled = { hero: FIRST_SCREEN.hero, quiet: SETTLED_MS };
    await page.waitForFunction(isSettled, settled, { timeout: GIVE_UP_MS, polling: 250 });
    return await page.evaluate(collect, FIRST_SCREEN.hero);
  } finally {
    await context.close();
  }
}
