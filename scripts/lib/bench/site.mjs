// Starts an already built server for a bench, on free ports and with fresh data that is deleted afterwards.

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../postgres.mjs';
import { serverBinary, stateDir, webDir } from '../project.mjs';
import { waitUntilIdle } from './processor.mjs';

const READY_WITHIN_MS = 90_000;

const answers = (url) =>
  fetch(url).then(
    (reply) => reply.status < 500,
    () => false,
  );

/**
 * Starts it; returns `{ url, port, pid, stop(), waitUntilIdle() }` once site and games answer and background work has
 * finished. `fill` gets the data folder before the server starts.
 */
export async function startSite({ binary = serverBinary, database = '', site = true, fill } = {}) {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'lumora-bench-'));
  await fill?.(data);
  const [port, gamesPort] = [await freePort(), await freePort()];
  const log = path.join(stateDir, 'logs', 'bench-server.log');
  fs.mkdirSync(path.dirname(log), { recursive: true });
  const out = fs.openSync(log, 'w');
  const ports = ['--port', String(port), '--games-port', String(gamesPort)];
  const pages = site ? ['--site', path.join(webDir, 'dist')] : [];
  const env = { ...process.env, DATABASE_URL: database };
  const stdio = ['ignore', out, out];
  const server = spawn(binary, ['serve', ...ports, '--data', data, ...pages], {
    env,
    stdio,
  });
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
  const isReady = async () =>
    (await answers(`${url}/wps/system/status`)) && (await answers(`http://127.0.0.1:${gamesPort}/`));
  while (!(await isReady())) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`the server did not start:\n${fs.readFileSync(log, 'utf8')}`);
    }
    await sleep(100);
  }
  try {
    await waitUntilIdle(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, port, pid: server.pid, stop, waitUntilIdle: () => waitUntilIdle(server) };
}
