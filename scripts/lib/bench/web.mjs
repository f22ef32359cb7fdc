// First visits to home by a phone and a desktop, each with its spread, and the time of a dispatch.

import { coldStart } from './cold-start.mjs';
import { dispatchTimes } from './dispatch.mjs';
import { startSite } from './site.mjs';
import { FIRST_SCREEN, TARGETS } from './web-targets.mjs';

export const VISITS = 5;

const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

const FIGURES = [
  'fcp',
  'lcp',
  'cls',
  'requests',
  'bytes',
  'firstScreen',
  'firstScreenRequests',
  'firstScreenBytes',
];

const sorted = (values) => values.toSorted((a, b) => a - b);
const spread = (values) => ({
  median: sorted(values)[Math.floor(values.length / 2)],
  ...ends(sorted(values)),
});
const ends = (values) => ({ least: values.at(0), most: values.at(-1) });

async function visits(browser, url, viewport) {
  const runs = [];
  for (let visit = 0; visit < VISITS; visit++) runs.push(await coldStart(browser, url, viewport));
  return { ...Object.fromEntries(FIGURES.map((key) => [key, spread(runs.map((run) => run[key]))])), runs };
}

/** Measures a server of its own with fresh sample data; `launch` opens a browser. */
export async function web(launch) {
  const site = await startSite();
  try {
    const browser = await launch();
    try {
      const report = { coldStart: {} };
      for (const [name, viewport] of Object.entries(VIEWPORTS)) {
        console.log(`${VISITS} first visits, ${name} ...`);
        report.coldStart[name] = await visits(browser, site.url, viewport);
      }
      report.dispatch = await dispatchTimes(browser, site.url);
      return report;
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
  }
}

function line(name, { median, least, most }, unit, { target, digits = 0, scale = 1 } = {}) {
  const show = (value) => (value / scale).toFixed(digits);
  const judged = target === undefined ? '' : `, ${median <= target ? 'within' : 'over'} ${show(target)}`;
  const middle = `${show(median)}${unit && ` ${unit}`}`;
  return `  ${name.padEnd(26)}${middle} (${show(least)} to ${show(most)}${judged})`;
}

function visit({ fcp, lcp, lcpElement, firstScreen }, index) {
  const times = [fcp, lcp, firstScreen].map((time) => time.toFixed(0)).join(' / ');
  return `  visit ${index + 1}: ${times} ms; largest: ${lcpElement}`;
}

export function printWeb(report) {
  for (const [name, figures] of Object.entries(report.coldStart)) {
    const { runs } = figures;
    console.log(`cold start, ${name}: medians of ${runs.length} visits, with least and most`);
    console.log(line('first contentful paint', figures.fcp, 'ms', { target: TARGETS.fcp }));
    console.log(line('largest contentful paint', figures.lcp, 'ms', { target: TARGETS.lcp }));
    console.log(line('layout shift', figures.cls, '', { target: TARGETS.cls, digits: 4 }));
    console.log(line('first screen whole', figures.firstScreen, 'ms'));
    console.log(
      line('  requests until then', figures.firstScreenRequests, '', { target: FIRST_SCREEN.requests }),
    );
    const kilobytes = { target: FIRST_SCREEN.bytes, scale: 1000 };
    console.log(line('  transferred until then', figures.firstScreenBytes, 'kB', kilobytes));
    console.log(line('transferred in all', figures.bytes, 'kB', { scale: 1000 }));
    console.log(line('requests in all', figures.requests, ''));
    for (const text of runs.map(visit)) console.log(text);
  }
  console.log('dispatch, with the reading of what changed and the start of its calls');
  for (const { event, median, p95 } of report.dispatch) {
    const times = `${(median * 1000).toFixed(0)} us median, ${(p95 * 1000).toFixed(0)} us at 95%`;
    console.log(`  ${event.padEnd(25)} ${times}`);
  }
}
