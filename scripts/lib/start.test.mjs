import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { root } from './project.mjs';

const script = (name, ...args) =>
  spawnSync(path.join(root, 'scripts', name), args, { encoding: 'utf8', cwd: os.tmpdir() });

const refusals = [
  ['a port that is no number', ['--port', 'x'], /--port must be a number from 1 to 65535, not 'x'/],
  ['a port out of range', ['--games-port=65536'], /--games-port must be a number/],
  ['an option without its value', ['--port'], /--port needs a value/],
  ['an unknown option', ['--bogus'], /unknown option --bogus: see scripts\/start --help/],
  ['one port for both origins', ['--port', '4149', '--games-port', '4149'], /choose two ports/],
  ["the site's port for payments", ['--port', '4149', '--payment-port', '4149'], /choose three ports/],
  ['the port of games for payments', ['--games-port', '4149', '--payment-port=4149'], /choose three ports/],
  ['a data folder that cannot be', ['--data', '/dev/null/data'], /choose another folder with --data/],
];

for (const [what, args, message] of refusals) {
  test(`start refuses ${what} in one line`, () => {
    const { status, stderr } = script('start', ...args);
    assert.equal(status, 1);
    assert.match(stderr, message);
    assert.equal(stderr.trimEnd().split('\n').length, 1);
  });
}

/** What the scripts print with this version of Node. */
function startsOn(version) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lumora-node-'));
  fs.writeFileSync(path.join(folder, 'node'), `#!/bin/sh\necho ${version}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const need = `set -eu; . ${root}/scripts/lib/common.sh; need_node`;
  const { status, stderr } = spawnSync('bash', ['-c', need], { encoding: 'utf8', env });
  fs.rmSync(folder, { recursive: true });
  return { status, stderr };
}

const versions = {
  'v18.20.8': 1,
  'v20.18.3': 1,
  'v20.19.0': 0,
  'v21.7.3': 1,
  'v22.11.0': 1,
  'v22.12.0': 0,
  'v23.0.0': 0,
  'v24.1.0': 0,
};

for (const [version, exit] of Object.entries(versions)) {
  test(`Node ${version} is ${exit === 0 ? 'taken' : 'refused, with the remedy'}`, () => {
    const { status, stderr } = startsOn(version);
    assert.equal(status, exit);
    assert.match(stderr, exit === 0 ? /^$/ : /install Node 20\.19, 22\.12 or newer/);
  });
}

test('start names the remedy when a port is in use', async () => {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  const { status, stderr } = script('start', '--port', String(port));
  server.close();
  assert.equal(status, 1);
  assert.match(stderr, new RegExp(`port ${port} is in use: .*--port`));
});

test('every script explains itself', () => {
  for (const name of ['start', 'test']) {
    const { status, stdout } = script(name, '--help');
    assert.equal(status, 0);
    assert.match(stdout, /^Usage: scripts\//);
  }
});

test('test refuses a part that it does not know', () => {
  const { status, stderr } = script('test', '--only', 'nothing');
  assert.equal(status, 2);
  assert.match(stderr, /--only needs one of: format, clippy/);
});

const mistakes = [
  [['--quick', '--only', 'web'], /--quick chooses by itself/],
  [['--since', 'main'], /--since names a commit for --quick/],
  [['--quick', '--since', 'no-such-commit'], /--since names no commit: 'no-such-commit'/],
];

for (const [args, message] of mistakes) {
  test(`test refuses ${args.join(' ')} in one line`, () => {
    const { status, stderr } = script('test', ...args);
    assert.equal(status, 2);
    assert.match(stderr, message);
    assert.equal(stderr.trimEnd().split('\n').length, 1);
  });
}
