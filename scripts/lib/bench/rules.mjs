// The core's field rules compared with popular validators: the 17 fields of a registration form, in Chromium,
// in one run. Every contender reports the errors of every field, and all must agree on every form before
// anything is timed.

import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pkgDir, root, webDir } from '../project.mjs';

/** The project's goals: how many times as long as the core the others take. */
export const RULE_TARGETS = { field: { zod: 6, valibot: 2.5 }, form: { ajv: 1 } };

const ORIGIN = 'https://bench.test';
const ENTRY = path.join(root, 'scripts/lib/bench/rules-page.mjs');

/** The page's script including the validators. */
async function bundle() {
  const { build } = await import(
    pathToFileURL(createRequire(path.join(webDir, 'package.json')).resolve('vite'))
  );
  const modules = path.join(webDir, 'node_modules');
  const alias = Object.fromEntries(['zod', 'valibot', 'ajv'].map((name) => [name, path.join(modules, name)]));
  const lib = { entry: ENTRY, formats: ['es'], fileName: 'rules' };
  const result = await build({
    configFile: false,
    root: webDir,
    logLevel: 'error',
    resolve: { alias },
    build: { write: false, minify: true, target: 'esnext', lib },
  });
  return [result].flat()[0].output[0].code;
}

/** Serves a page on an origin of its own, cross-origin isolated for a high-resolution clock. */
async function route(page, script) {
  const isolated = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  };
  const files = {
    '/': ['text/html', '<!doctype html><title>rules</title>'],
    '/rules.js': ['text/javascript', script],
    '/rules_bg.js': ['text/javascript', fs.readFileSync(path.join(pkgDir, 'rules_bg.js'))],
    '/rules_bg.wasm': ['application/wasm', fs.readFileSync(path.join(pkgDir, 'rules_bg.wasm'))],
  };
  await page.route(`${ORIGIN}/**`, (to) => {
    const found = files[new URL(to.request().url()).pathname];
    if (!found) return to.fulfill({ status: 404 });
    const [contentType, body] = found;
    return to.fulfill({ contentType, body, headers: isolated });
  });
}

/** Nanoseconds per field and form for each contender, and their multiples of the core's. */
export async function ruleTimes(browser) {
  const script = await bundle();
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await route(page, script);
    await page.goto(`${ORIGIN}/`);
    const times = await page.evaluate(async () => (await import('/rules.js')).measure());
    const ratio = (what) =>
      Object.fromEntries(Object.entries(times[what]).map(([name, ns]) => [name, ns / times[what].lumora]));
    return { ...times, times: { field: ratio('field'), form: ratio('form'), alone: ratio('alone') } };
  } finally {
    await context.close();
  }
}

export function printRules(report) {
  console.log(`field rules, ${report.fields} fields, ${report.forms} forms, in nanoseconds`);
  for (const [what, label] of [
    ['field', 'a field of the form'],
    ['form', 'the form'],
    ['alone', 'a field alone'],
  ]) {
    for (const [name, ns] of Object.entries(report[what])) {
      const times = report.times[what][name];
      const target = RULE_TARGETS[what]?.[name];
      const note = target
        ? ` (${times >= target ? 'within' : 'short of'} the ${target} times that are asked for)`
        : '';
      console.log(
        `  ${label.padEnd(20)} ${name.padEnd(8)} ${ns.toFixed(0).padStart(6)}  ${times.toFixed(2)} times ours${note}`,
      );
    }
  }
}
