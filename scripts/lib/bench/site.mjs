// A site of the bench's own: the built server on free ports, with fresh sample data that is gone afterwards.

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../postgres.mjs';
import { serverBinary, stateDir, webDir } from '../project.mjs';

const READY_WITHIN_MS = 90_000;

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Starts it; `{ url, stop() }` once it answers. */
export async function startSite() {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'lumora-bench-'));
  const [port, gamesPort] = [await freePort(), await freePort()];
  const log = path.join(stateDir, 'logs', 'bench-server.log');
  fs.mkdirSync(path.dirname(log), { recursive: true });
  const out = fs.openSync(log, 'w');
  const ports = ['--port', String(port), '--games-port', String(gamesPort)];
  const env = { ...process.env, DATABASE_URL: '' };
  const stdio = ['ignore', out, out];
  const server = spawn(
    serverBinary,
    ['serve', ...ports, '--data', data, '--site', path.join(webDir, 'dist')],
    { env, stdio },
  );
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill('SIGTERM')) await ended;
    fs.rmSync(data, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers(`${url}/wps/system/status`))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`the server did not start:\n${fs.readFileSync(log, 'utf8')}`);
    }
    await sleep(100);
  }
  return { url, stop };
}
