import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { root } from './project.mjs';
import { saying, watched } from './watched.mjs';

const common = JSON.stringify(path.join(root, 'scripts/lib/common.sh'));

/** A script that execs one sleep and has another one as its partner. */
const start = (context) =>
  watched(context, ['owner', 'partner'], (folder, fifo) => {
    const helper = path.join(folder, 'helper.mjs');
    fs.writeFileSync(helper, 'process.stdin.resume();');
    fs.writeFileSync(path.join(folder, 'owner'), saying('owner', fifo));
    fs.writeFileSync(path.join(folder, 'partner'), saying('partner', fifo));
    // The script holds the fifo open as well, and so does the process that keeps both.
    return `. ${common}; exec 6>'${fifo}'; start_partner sh '${folder}/partner'; exec_beside '${helper}' sh '${folder}/owner'`;
  });

const ends = [
  ['Ctrl-C', ({ owner }) => process.kill(-owner, 'SIGINT')],
  ['a signal to the script', ({ owner }) => process.kill(owner, 'SIGTERM')],
  ['a server that is killed', ({ owner }) => process.kill(owner, 'SIGKILL')],
  ['a partner that ends', ({ partner }) => process.kill(partner, 'SIGTERM')],
  ['a partner that is killed', ({ partner }) => process.kill(partner, 'SIGKILL')],
];

for (const [what, end] of ends) {
  test(`${what} ends the server, its partner and whoever keeps them`, {
    timeout: 60_000,
  }, async (context) => {
    const { ids, ended } = await start(context);
    end(ids);
    await ended();
  });
}
