// A first visit on a slow telephone: what the browser itself reports about paints and shifts, and how much travelled.

/** Slow 4G and a processor four times slower than this one, by the browser's own emulation. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const CPU_RATE = 4;

/** Nothing new for this long means that the page has settled. */
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

/** Runs in the page when it has settled. */
function collect() {
  const { lcp, lcpElement, cls } = globalThis.__lumoraBench;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const loads = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const own = loads.filter((entry) => new URL(entry.name).origin === location.origin);
  const bytes = own.reduce((total, entry) => total + entry.transferSize, 0);
  return { fcp, lcp, lcpElement, cls, requests: loads.length, bytes };
}

/** One first visit to `url` in a browser context of its own. */
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
    const settled = (quiet) => performance.now() - globalThis.__lumoraBench.changedAt > quiet;
    await page.waitForFunction(settled, SETTLED_MS, { timeout: GIVE_UP_MS, polling: 250 });
    return await page.evaluate(collect);
  } finally {
    await context.close();
  }
}
