import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { serverFeatures } from './build.mjs';
import { root } from './project.mjs';

test('a plain start builds no more of the server than it runs', () => {
  assert.deepEqual(serverFeatures({}), []);
  assert.deepEqual(serverFeatures({ DATABASE_URL: '', LUMORA_SMTP_URL: ' ' }), []);
  assert.deepEqual(serverFeatures({ DATABASE_URL: 'sqlite://x.db' }), []);
});

test('a setting brings in the part of the server that it needs', () => {
  assert.deepEqual(serverFeatures({ DATABASE_URL: 'postgres://a@b/c' }), ['postgres']);
  assert.deepEqual(serverFeatures({ DATABASE_URL: 'postgresql://a@b/c', LUMORA_SMS_URL: 'https://x' }), [
    'postgres',
    'outside',
  ]);
  assert.deepEqual(serverFeatures({ LUMORA_OIDC_GOOGLE_ISSUER: 'https://x' }), ['outside']);
});

test('names of hosts need no ICU, which is a tenth of the crates of a first start', () => {
  const lock = fs.readFileSync(path.join(root, 'Cargo.lock'), 'utf8');
  const remedy = 'run: cargo update -p idna_adapter --precise 1.1.0';
  assert.doesNotMatch(lock, /^name = "icu_/m, remedy);
});
