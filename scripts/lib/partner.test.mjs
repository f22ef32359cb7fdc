import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { root } from './project.mjs';

const common = JSON.stringify(path.join(root, 'scripts/lib/common.sh'));

/** A script whose process becomes one sleep, and whose partner is another that writes its id first. Both hold the fifo open. */
async function start(context) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lumora-partner-'));
  context.after(() => fs.rmSync(folder, { recursive: true }));
  const [fifo, helper] = [path.join(folder, 'fifo'), path.join(folder, 'helper.mjs')];
  assert.equal(spawnSync('mkfifo', [fifo]).status, 0);
  fs.writeFileSync(helper, 'process.stdin.resume();');
  const partner = `start_partner sh -c 'echo $$ >&6; exec sleep 600'`;
  const script = `. ${common}; exec 6>'${fifo}'; ${partner}; exec_beside '${helper}' sleep 600`;
  const owner = spawn('bash', ['-c', script], { stdio: 'ignore', detached: true });
  const alive = fs.createReadStream(fifo);
  const [line] = await once(alive, 'data');
  alive.resume();
  return { owner, partner: Number(String(line)), alive };
}

const ends = [
  ['Ctrl-C', ({ owner }) => process.kill(-owner.pid, 'SIGINT')],
  ['a signal to the script', ({ owner }) => process.kill(owner.pid, 'SIGTERM')],
  ['a server that is killed', ({ owner }) => process.kill(owner.pid, 'SIGKILL')],
  ['a partner that ends', ({ partner }) => process.kill(partner, 'SIGTERM')],
  ['a partner that is killed', ({ partner }) => process.kill(partner, 'SIGKILL')],
];

for (const [what, end] of ends) {
  test(`${what} ends the server, its partner and whoever keeps them`, {
    timeout: 60_000,
  }, async (context) => {
    const running = await start(context);
    const ended = once(running.owner, 'exit');
    end(running);
    // The fifo ends when the last process has that the script started.
    await Promise.all([ended, once(running.alive, 'end')]);
  });
}
