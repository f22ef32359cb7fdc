import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { isBuilt, steps } from './build.mjs';
import { DEFERRED, deferredFiles, publish } from './deferred.mjs';
import { root } from './project.mjs';

const temporary = (context) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lumora-deferred-'));
  context.after(() => fs.rmSync(folder, { recursive: true }));
  return folder;
};

/** All direct and indirect prerequisites of a step. */
const needsOf = (name) => (steps[name].needs ?? []).flatMap((need) => [need, ...needsOf(need)]);

test('the first page waits for no deferred module, and the whole site for each', () => {
  const [first, whole] = [needsOf('site-first'), needsOf('site')];
  for (const name of DEFERRED) {
    for (const step of [`compile-${name}`, `wasm-${name}`]) {
      assert.ok(!first.includes(step), step);
      assert.ok(whole.includes(step), step);
    }
    assert.equal(typeof isBuilt(`site-${name}`), 'boolean');
  }
  assert.ok(whole.includes('site-first'));
});

test('names follow from the sources, so that they are known before anything is compiled', () => {
  const all = DEFERRED.flatMap(deferredFiles);
  assert.deepEqual(all, DEFERRED.flatMap(deferredFiles));
  assert.equal(new Set(all).size, all.length);
  for (const file of all) assert.match(file, /^\/assets\/[a-z_]+-[0-9a-f]{10}\.(js|wasm)$/);
});

test('on wasm a deferred module stands on no crate of this repository but its own, so its version needs no other', () => {
  for (const name of DEFERRED) {
    const manifest = fs.readFileSync(path.join(root, 'core', name, 'Cargo.toml'), 'utf8');
    const elsewhere = /\[target\.'cfg\(not\(target_arch = "wasm32"\)\)'\.dependencies\][^[]*/;
    assert.doesNotMatch(manifest.replace(elsewhere, '').replace(/^name = .*/m, ''), /lumora-/, name);
  }
});

const FILES = [
  { type: 'chunk', fileName: 'assets/qr-1.js', code: 'export const draw = 1;'.repeat(50) },
  { type: 'asset', fileName: 'assets/qr_bg-1.wasm', source: new Uint8Array(5000) },
];

test('a script appears after what it fetches, each file whole and after its compressed copy', async (context) => {
  const folder = temporary(context);
  const appeared = [];
  const renamed = fs.renameSync;
  context.mock.method(fs, 'renameSync', (from, to) => {
    renamed(from, to);
    appeared.push(path.relative(folder, to));
  });
  await publish(FILES, folder);
  assert.deepEqual(appeared, [
    'assets/qr_bg-1.wasm.br',
    'assets/qr_bg-1.wasm',
    'assets/qr-1.js.br',
    'assets/qr-1.js',
  ]);
  assert.deepEqual(fs.readdirSync(path.join(folder, 'assets')).length, 4);
  const packed = fs.readFileSync(path.join(folder, 'assets/qr-1.js.br'));
  assert.equal(brotliDecompressSync(packed).toString(), FILES[0].code);
});

test('what does not get smaller has no compressed copy', async (context) => {
  const folder = temporary(context);
  await publish([{ type: 'chunk', fileName: 'tiny.js', code: '1' }], folder);
  assert.deepEqual(fs.readdirSync(folder), ['tiny.js']);
});
