import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { buildEach } from './build-deferred.mjs';
import { root } from './project.mjs';

/** What `buildEach` says and complains of. */
async function heard(names, build) {
  const said = [];
  const complained = [];
  await buildEach(names, build, {
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  });
  return { said, complained };
}

test('a complete site is started without a word', async () => {
  const { said, complained } = await heard([], () => assert.fail('nothing is to be built'));
  assert.deepEqual([...said, ...complained], []);
});

test('the beginning and the end of the build are told', async () => {
  const { said, complained } = await heard(['qr', 'strength'], async () => {});
  assert.equal(said.length, 2);
  assert.match(said[0], /while the site runs: qr, strength$/);
  assert.match(said[1], /^Built qr, strength: the site is complete/);
  assert.deepEqual(complained, []);
});

test('a module that fails is told of with the remedy, and keeps no other from coming', async () => {
  const built = [];
  const { said, complained } = await heard(['patterns', 'qr'], async (name) => {
    if (name === 'patterns') throw new Error('no room on the disk');
    built.push(name);
  });
  assert.deepEqual(built, ['qr']);
  assert.equal(said.length, 1);
  assert.equal(complained.length, 1);
  assert.match(complained[0], /runs on without patterns.*no room on the disk\n.*scripts\/start --build-only/);
});

const library = (name) => JSON.stringify(path.join(root, 'scripts/lib', name));

/** A helper that builds for ever: its compiler is a shell with a child, and holds the pipe open as long as it lives. */
const helper = (pipe) => `
import { endWithInput } from ${library('build-deferred.mjs')};
import { stopChildrenOnSignal, run, runInBackground } from ${library('run.mjs')};
runInBackground();
stopChildrenOnSignal();
endWithInput();
await run('endless build', ['sh', '-c', ${JSON.stringify(`exec 5>'${pipe}'; sleep 600; true`)}], {
  log: ${JSON.stringify(`${pipe}.log`)},
});
`;

const ends = [
  ['Ctrl-C', (pid) => process.kill(-pid, 'SIGINT')],
  ['a signal to the script alone', (pid) => process.kill(pid, 'SIGTERM')],
  ['a server that is killed', (pid) => process.kill(pid, 'SIGKILL')],
];

for (const [what, end] of ends) {
  test(`${what} ends the build beside the server, compilers and all`, {
    timeout: 60_000,
  }, async (context) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lumora-beside-'));
    context.after(() => fs.rmSync(folder, { recursive: true }));
    const pipe = path.join(folder, 'pipe');
    assert.equal(spawnSync('mkfifo', [pipe]).status, 0);
    fs.writeFileSync(path.join(folder, 'helper.mjs'), helper(pipe));
    const script = `. ${library('common.sh')}; exec_beside '${folder}/helper.mjs' sleep 600`;
    const server = spawn('bash', ['-c', script], { stdio: 'ignore', detached: true });
    // Opens when the build has begun, and ends when the last of its processes has.
    const alive = fs.createReadStream(pipe).resume();
    await once(alive, 'open');
    assert.equal(server.exitCode, null);
    end(server.pid);
    await once(alive, 'end');
  });
}
