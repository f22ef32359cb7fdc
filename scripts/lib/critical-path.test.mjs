import assert from 'node:assert/strict';
import test from 'node:test';
import { chunks, criticalPath, sections } from './critical-path.mjs';

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/index.css'],
    assets: ['assets/onest.woff2', 'assets/core_account-3c.wasm'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_grid.js': { file: 'assets/grid.js', css: ['assets/grid.css'] },
  'src/screens/home/View.tsx': {
    file: 'assets/home.js',
    isDynamicEntry: true,
    imports: ['_react.js', '_grid.js'],
  },
  'src/screens/rng/View.tsx': {
    file: 'assets/rng.js',
    isDynamicEntry: true,
    imports: ['_react.js', '_grid.js', 'index.html'],
  },
  '../locales/EN/site.ftl': { file: 'assets/en.js', isDynamicEntry: true },
  '../locales/CN/site.ftl': { file: 'assets/cn.js', isDynamicEntry: true },
  '../pkg/core_bg.wasm': { file: 'assets/core_bg-1a.wasm' },
  '../pkg/core_account.wasm': { file: 'assets/core_account-3c.wasm' },
  '../pkg/extras_bg.wasm': { file: 'assets/extras_bg-2b.wasm' },
};
const html =
  '<script type="module" src="/assets/index.js"></script><link rel="modulepreload" href="/assets/core.js">';
const home = ['src/screens/home/', 'locales/EN/'];

test('home needs the entry, its imports, its screen, its language and the core, but no fonts', () => {
  assert.deepEqual(criticalPath(manifest, html, home), [
    'assets/core.js',
    'assets/core_bg-1a.wasm',
    'assets/en.js',
    'assets/grid.css',
    'assets/grid.js',
    'assets/home.js',
    'assets/index.css',
    'assets/index.js',
    'assets/react.js',
    'index.html',
  ]);
});

test('home needs the style sheets that the script of the page asks for', () => {
  const later = `${html}<script>globalThis.laterStyles = ["/assets/parts.css"].map(ask)</script>`;
  assert.ok(criticalPath(manifest, later, home).includes('assets/parts.css'));
});

test('a section costs what home did not bring', () => {
  assert.deepEqual(sections(manifest, criticalPath(manifest, html, home)), [
    { name: 'src/screens/rng/View.tsx', files: ['assets/rng.js'] },
    { name: '../locales/CN/site.ftl', files: ['assets/cn.js'] },
  ]);
});

test('a part of the core is no burden on home, and is weighed by itself', () => {
  assert.deepEqual(chunks(manifest), [{ name: 'core_account', files: ['assets/core_account-3c.wasm'] }]);
});

test('a part of home that the build does not know is an error, not zero bytes', () => {
  assert.throws(() => criticalPath(manifest, html, ['src/screens/hom/']), /src\/screens\/hom\//);
});
