/**
 * How the site is compiled: hashed files under `/assets`, which the server may cache for ever, and a manifest
 * that tells it which they are.
 */
import type { BuildOptions } from 'vite';

/**
 * A few files rather than fifty small ones: a browser asks for six at a time, and each further round costs a telephone
 * as long as twenty kilobytes do.
 *
 * React changes rarely and stays cached across releases. `first` is the styles of what stands in the page before any script,
 * `parts` what every page is made of, home among it; `forms` is what waits behind a press (dialogs, forms, filters),
 * `account` what the forms of accounts share beyond that (country list, captcha, codes), and `more` what other sections
 * share. What one section alone needs travels with it, its icons too.
 */
const REACT = /node_modules\/(react|react-dom|scheduler|zustand)\/|rolldown\/runtime/;
const FIRST = /src\/styles\/[^/]+\.css$/;
const ENTRY = /src\/app\//;
const FORMS =
  /src\/(ui\/(dialog|tabs|paging|field\/(?!SearchButton)|game\/Vendor|feedback\/Notice|list\/Choices|brand\/ProviderMark)|screens\/common\/Pages)/;
const ICONS = /node_modules\/lucide-react\//;
const MORE = /src\/(ui\/(?!account\/)|screens\/common\/)/;
const ACCOUNT = /src\/ui\/account\//;
const SPARE = /[?&]spare/;

const not =
  (...others: RegExp[]) =>
  (id: string) =>
    others.every((other) => !other.test(id));

const CHUNKS = [
  { name: 'first', test: FIRST, priority: 7 },
  { name: 'react', test: REACT, priority: 6 },
  { name: 'parts', test: not(ENTRY, SPARE), tags: ['$initial' as const], priority: 5 },
  // Those below take along what their modules import.
  { name: 'forms', test: FORMS, priority: 3 },
  { name: 'icons', test: ICONS, minShareCount: 2, priority: 2.5 },
  { name: 'more', test: MORE, minShareCount: 2, priority: 2 },
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
