import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { buildEach } from './build-deferred.mjs';
import { root } from './project.mjs';
import { saying, watched } from './watched.mjs';

/** Lines that `buildEach` prints to `say` and to `complain`. */
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

/** A helper that builds forever: its compiler is a shell with a child process. */
const helper = (folder, fifo) => `
import { endWithInput } from ${library('build-deferred.mjs')};
import { stopChildrenOnSignal, run, runInBackground } from ${library('run.mjs')};
runInBackground();
stopChildrenOnSignal();
endWithInput();
await run('endless build', ['sh', '-c', ${JSON.stringify(`exec 7>'${fifo}'; echo compiler $$ >&7; sleep 600; true`)}], {
  log: ${JSON.stringify(path.join(folder, 'log'))},
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
    const { ids, ended } = await watched(context, ['server', 'compiler'], (folder, fifo) => {
      fs.writeFileSync(path.join(folder, 'helper.mjs'), helper(folder, fifo));
      fs.writeFileSync(path.join(folder, 'server'), saying('server', fifo));
      return `. ${library('common.sh')}; exec_beside '${folder}/helper.mjs' sh '${folder}/server'`;
    });
    end(ids.server);
    await ended();
  });
}
