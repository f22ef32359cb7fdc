/**
 * Starts a server for each worker, on ports and a database of its own, unless `LUMORA_URL` names a running one.
 * `LUMORA_SERVER_BINARY` names the server, without it the one that `scripts/start` builds; the site is the built one
 * in `dist/`. `--dev` shows what the site sends: `/dev/outbox.json`.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';

const SITE = path.resolve(import.meta.dirname, '../dist');
const ROOT = path.resolve(import.meta.dirname, '../..');
const BINARY =
  process.env.LUMORA_SERVER_BINARY ??
  path.resolve(ROOT, process.env.CARGO_TARGET_DIR || 'target', 'start/lumora-server');

interface Running {
  address: string;
  data: string;
  stop: () => Promise<void>;
}

export default async function startServers(config: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (process.env.LUMORA_URL) return undefined;
  const servers = await Promise.all(Array.from({ length: config.workers }, start));
  process.env.LUMORA_SITES = servers.map((server) => server.address).join(' ');
  // For journeys that change something by command.
  process.env.LUMORA_DATA_FOLDERS = servers.map((server) => server.data).join(' ');
  process.env.LUMORA_SERVER_BINARY = BINARY;
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}

async function start(): Promise<Running> {
  const data = mkdtempSync(path.join(tmpdir(), 'lumora-e2e-'));
  const args = ['serve', '--port', '0', '--games-port', '0', '--data', data, '--site', SITE, '--dev'];
  // The journeys come from elsewhere by naming another address, as a proxy would.
  args.push('--trusted-proxies', '127.0.0.1');
  const server = spawn(BINARY, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  const running = { address: await address(server), data, stop };
  // What opens by itself would stand in the way of every journey; the one of notices has popups of its own.
  execFileSync(BINARY, ['admin', '--data', data, 'set', 'popups_at_start', 'off']);
  return running;
}

/** The address that the server prints once it serves. */
function address(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let output = '';
    let errors = '';
    server.stdout?.on('data', (chunk) => {
      output += chunk;
      const url = /Lumora\s+(http:\S+)/.exec(output)?.[1];
      if (url && output.includes('Sample accounts')) found(url);
    });
    server.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    server.once('error', (error) =>
      failed(
        new Error(`${BINARY} does not start: ${error.message}; build it with scripts/start --build-only`),
      ),
    );
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${errors}`)));
  });
}
