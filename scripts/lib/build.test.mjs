import assert from 'node:assert/strict';
import test from 'node:test';
import { serverFeatures } from './build.mjs';

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
