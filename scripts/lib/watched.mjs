// For tests of scripts that start processes and end them together: the processes of such a script report
// their ids on a fifo, and count as alive as long as one of them holds it open.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';

/** A shell command that writes its process id as that of `name` to the fifo, keeps it open, and sleeps. */
export const saying = (name, fifo) => `exec 7>'${fifo}'; echo ${name} $$ >&7; exec sleep 600`;

/**
 * Runs the bash script that `write` makes from a folder and a fifo in it. Once each of `names` has reported,
 * resolves to their ids and to `ended`, which waits for the last process. Processes still alive after the test are
 * killed and reported.
 */
export async function watched(context, names, write) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lumora-watched-'));
  const fifo = path.join(folder, 'fifo');
  if (spawnSync('mkfifo', [fifo]).status !== 0) throw new Error(`no fifo can be made at ${fifo}`);
  const script = spawn('bash', ['-c', write(folder, fifo)], { stdio: 'ignore', detached: true });
  const ids = { script: script.pid };
  const lines = readline.createInterface({ input: fs.createReadStream(fifo) });
  const gone = Promise.all([once(script, 'exit'), once(lines, 'close')]);
  let isGone = false;
  context.after(async () => {
    if (!isGone) context.diagnostic(killAll(Object.values(ids)));
    await gone;
    fs.rmSync(folder, { recursive: true });
  });
  const allSaid = new Promise((resolve) => {
    lines.on('line', (line) => {
      const [name, id] = line.split(' ');
      ids[name] = Number(id);
      if (names.every((one) => one in ids)) resolve();
    });
  });
  await allSaid;
  return {
    ids,
    async ended() {
      await gone;
      isGone = true;
    },
  };
}

/** Kills the processes `ids` with their groups; returns those that were alive. */
function killAll(ids) {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid=,pgid=,stat=,args='], { encoding: 'utf8' });
  for (const id of ids)
    for (const target of [-id, id]) {
      try {
        process.kill(target, 'SIGKILL');
      } catch {
        // It has ended, or is not a group leader.
      }
    }
  const belongs = (line) => ids.some((id) => line.trim().split(/\s+/, 3).includes(String(id)));
  return `still alive after the test:\n${stdout.split('\n').filter(belongs).join('\n')}`;
}
