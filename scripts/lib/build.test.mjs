import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { serverBuildCommand, serverFeatures } from './build.mjs';
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

test('cargo builds the parts that the settings bring in, and no others', () => {
  const bare = featuresBuilt({});
  assert.ok(!bare.includes('postgres') && !bare.includes('outside'), bare.join());
  const whole = featuresBuilt({ DATABASE_URL: 'postgres://a@b/c', LUMORA_SMS_URL: 'https://x' });
  assert.ok(whole.includes('postgres') && whole.includes('outside'), whole.join());
});

/**
 * The features with which cargo would build the server's platform crate; only `--unit-graph` tells without
 * building.
 */
function featuresBuilt(env) {
  const [command, verb, ...rest] = serverBuildCommand('lumora-server', env);
  const args = [verb, '-Z', 'unstable-options', '--unit-graph', ...rest];
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, RUSTC_BOOTSTRAP: '1' },
    maxBuffer: 2 ** 26,
  });
  assert.equal(result.status, 0, result.stderr);
  return JSON.parse(result.stdout).units.find(({ target }) => target.name === 'lumora_platform').features;
}

test('names of hosts need no ICU, which is a tenth of the crates of a first start', () => {
  const lock = fs.readFileSync(path.join(root, 'Cargo.lock'), 'utf8');
  const remedy = 'run: cargo update -p idna_adapter --precise 1.1.0';
  assert.doesNotMatch(lock, /^name = "icu_/m, remedy);
});
