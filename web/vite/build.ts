/**
 * How the site is compiled: hashed files under `/assets`, which the server may cache for ever, and a manifest
 * that tells it which they are.
 */
import type { BuildOptions } from 'vite';

/**
 * A few files rather than fifty small ones: a browser asks for six at a time, and each further round costs a telephone
 * as long as twenty kilobytes do.
 *
 * React changes rarely and stays cached across releases. `parts` is what every page is made of; `forms` is what waits
 * behind a press (dialogs, forms, filters) and no first paint needs; `account` is what the forms of accounts share beyond
 * that (country list, captcha, codes).
 */
const REACT = /node_modules\/(react|react-dom|scheduler|zustand)\/|rolldown\/runtime/;
const FORMS =
  /src\/(ui\/(dialog|tabs|paging|field\/(?!SearchField|Field\.module)|game\/Vendor|feedback\/Notice)|screens\/parts\/Pages)/;
const PARTS =
  /src\/(ui\/(?!html\/)|screens\/parts\/|core\/|i18n\/)|node_modules\/(lucide-react|@fluent)\/|pkg\/core/;
const ACCOUNT = /src\/ui\/account\//;
const SPARE = /[?&]spare/;

function isPart(id: string): boolean {
  return PARTS.test(id) && ![FORMS, ACCOUNT, SPARE].some((other) => other.test(id));
}

const CHUNKS = [
  { name: 'react', test: REACT, priority: 4 },
  { name: 'parts', test: isPart, priority: 3 },
  { name: 'forms', test: FORMS, priority: 2 },
  // Last, for a group takes along what its modules import.
  { name: 'account', test: ACCOUNT, priority: 1 },
];

export function buildOptions(): BuildOptions {
  return {
    target: 'es2023',
    assetsDir: 'assets',
    manifest: 'manifest.json',
    // A data: URL would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    sourcemap: false,
    // Every supported browser has modulepreload; the polyfill would be an inline script.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  };
}
