import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { cachedResult, cacheResult, hashOfInputs } from './result-cache.mjs';

const temporary = (context) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lumora-result-cache-'));
  context.after(() => fs.rmSync(folder, { recursive: true }));
  return folder;
};

test('what passed is kept until something that it looks at changes', (context) => {
  const folder = temporary(context);
  assert.equal(cachedResult('core', 'a', folder), undefined);
  cacheResult('core', 'a', { passed: 12, failed: 0, skipped: 1 }, folder);
  const { at, ...counts } = cachedResult('core', 'a', folder);
  assert.deepEqual(counts, { passed: 12, skipped: 1 });
  assert.ok(Date.parse(at) <= Date.now());
  assert.equal(cachedResult('core', 'b', folder), undefined);
  assert.equal(cachedResult('web', 'a', folder), undefined);
});

test('what failed, and what ran nothing, is not kept, and takes what was kept before with it', (context) => {
  const folder = temporary(context);
  for (const bad of [
    { passed: 11, failed: 1, skipped: 0 },
    { passed: 0, failed: 0, skipped: 3 },
  ]) {
    cacheResult('core', 'a', { passed: 12, failed: 0, skipped: 0 }, folder);
    cacheResult('core', 'a', bad, folder);
    assert.equal(cachedResult('core', 'a', folder), undefined);
  }
});

test('a damaged record counts as none', (context) => {
  const folder = temporary(context);
  cacheResult('core', 'a', { passed: 1, failed: 0, skipped: 0 }, folder);
  fs.writeFileSync(path.join(folder, 'core.json'), '{"hash":"a"');
  assert.equal(cachedResult('core', 'a', folder), undefined);
});

test('a file, another tool and the scripts themselves each change the hash', (context) => {
  const folder = temporary(context);
  const file = path.join(folder, 'source');
  fs.writeFileSync(file, 'one');
  const before = hashOfInputs([file], 'tool 1');
  assert.equal(hashOfInputs([file], 'tool 1'), before);
  assert.notEqual(hashOfInputs([file], 'tool 2'), before);
  assert.notEqual(hashOfInputs([], 'tool 1'), hashOfInputs(['README.md'], 'tool 1'));
  fs.writeFileSync(file, 'two');
  assert.notEqual(hashOfInputs([file], 'tool 1'), before);
});

test('another suite keeps its own', (context) => {
  const folder = temporary(context);
  assert.notEqual(hashOfInputs([], 'tool', 'default'), hashOfInputs([], 'tool', 'slow'));
  const before = process.env.LUMORA_SLOW;
  context.after(() => {
    if (before === undefined) delete process.env.LUMORA_SLOW;
    else process.env.LUMORA_SLOW = before;
  });
  delete process.env.LUMORA_SLOW;
  cacheResult('core', 'a', { passed: 1, failed: 0, skipped: 0 }, folder);
  process.env.LUMORA_SLOW = '1';
  assert.equal(cachedResult('core', 'a', folder), undefined);
  cacheResult('core', 'a', { passed: 0, failed: 1, skipped: 0 }, folder);
  delete process.env.LUMORA_SLOW;
  assert.equal(cachedResult('core', 'a', folder)?.passed, 1);
});
