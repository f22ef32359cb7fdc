// Starts a PostgreSQL for tests: fresh, on a free port of 127.0.0.1, deleted afterwards. It trades durability
// for speed, as nothing in it outlives the run.

import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresBin } from './install.mjs';
import { scratchFolder } from './scratch.mjs';

const READY_WITHIN_MS = 30_000;
const SETTINGS = ['max_connections=300'];
/** As server/README.md advises: log files are recycled, and no checkpoint falls into a short run. */
const DURABLE = ['max_wal_size=4GB', 'min_wal_size=2GB'];
const NOT_DURABLE = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=128MB',
];
/** Log lines that explain why it stopped. */
const SERIOUS = /FATAL|PANIC|No space left|out of memory|terminated by signal/;

/** PostgreSQL refuses to run as root: then it runs as the user its package created. */
function unprivileged() {
  if (os.userInfo().uid !== 0) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const [uid, gid] = [id('-u'), id('-g')];
  if (!uid) throw new Error("the user postgres is missing: run 'useradd --system postgres'");
  return { uid, gid };
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts it. `url` is the value for LUMORA_TEST_POSTGRES, `pid` its main process; `stop()` ends it and deletes its
 * files, `troubles()` returns serious lines of its log. With `durable` it syncs to disk as an operator's database
 * does.
 */
export async function startPostgres({ durable = false } = {}) {
  const bin = await postgresBin();
  const user = unprivileged();
  const folder = fs.mkdtempSync(path.join(durable ? os.tmpdir() : scratchFolder(), 'lumora-postgres-'));
  if (user.uid) fs.chownSync(folder, user.uid, user.gid);
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  const data = path.join(folder, 'data');
  const options = ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(path.join(bin, 'initdb'), options, { ...user, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) {
    remove();
    throw new Error(`initdb failed: ${made.stderr || made.error}`);
  }
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', ...SETTINGS, ...(durable ? DURABLE : NOT_DURABLE)].flatMap(
    (setting) => ['-c', setting],
  );
  const log = fs.openSync(path.join(folder, 'log'), 'w');
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...settings],
    {
      ...user,
      cwd: folder,
      stdio: ['ignore', log, log],
    },
  );
  const kill = () => {
    server.kill('SIGQUIT');
    remove();
  };
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    const ended = new Promise((resolve) => server.once('exit', resolve));
    // Immediate shutdown: nothing of it is kept.
    if (server.exitCode === null && server.kill('SIGQUIT')) await ended;
    remove();
  };
  const logFile = path.join(folder, 'log');
  await ready(bin, port, server, logFile);
  const troubles = () =>
    fs
      .readFileSync(logFile, 'utf8')
      .split('\n')
      .filter((line) => SERIOUS.test(line))
      .slice(-5);
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, pid: server.pid, stop, troubles };
}

async function ready(bin, port, server, log) {
  const deadline = Date.now() + READY_WITHIN_MS;
  const ask = () =>
    spawnSync(path.join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status;
  while (ask() !== 0) {
    if (server.exitCode !== null || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start:\n${fs.readFileSync(log, 'utf8')}`);
    }
    await sleep(100);
  }
}
