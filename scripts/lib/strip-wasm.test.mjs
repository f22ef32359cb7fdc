import assert from 'node:assert/strict';
import test from 'node:test';
import { stripWasm } from './strip-wasm.mjs';

const header = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const custom = (name, content) => {
  const body = Buffer.concat([Buffer.from([name.length]), Buffer.from(name), Buffer.from(content)]);
  return Buffer.concat([Buffer.from([0, 0x80 | (body.length & 0x7f), body.length >> 7]), body]);
};
const types = Buffer.from([1, 1, 0]);

test('names and producers go, everything else stays in order', () => {
  const other = custom('target_features', 'x'.repeat(200));
  const module = Buffer.concat([
    header,
    types,
    custom('name', 'y'.repeat(300)),
    other,
    custom('producers', 'rustc'),
  ]);
  const stripped = stripWasm(module);
  assert.deepEqual(stripped, Buffer.concat([header, types, other]));
  assert.ok(WebAssembly.validate(stripped));
});

test('what is not a wasm module is refused', () => {
  assert.throws(() => stripWasm(Buffer.from('<!doctype html>')), /wrong magic number/);
  assert.throws(() => stripWasm(Buffer.concat([header, Buffer.from([1, 9, 0])])), /runs past the end/);
});
