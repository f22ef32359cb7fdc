/**
 * Starts a server per worker, with the sample payment provider, on ports and databases of its own, unless
 * `LUMORA_URL` names a running site. `LUMORA_SERVER_BINARY` names the server binary, by default the one that
 * `scripts/start` builds; the site is the build in `dist/`. `--dev` enables `/dev/outbox.json` and a clock that can
 * be advanced; a journey that advances it starts a site of its own.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';

const SITE = path.resolve(import.meta.dirname, '../dist');
const ROOT = path.resolve(import.meta.dirname, '../..');
const BINARY =
  process.env.LUMORA_SERVER_BINARY ??
  path.resolve(ROOT, process.env.CARGO_TARGET_DIR || 'target', 'start/lumora-server');

export interface Running {
  address: string;
  data: string;
  stop: () => Promise<void>;
}

export default async function startServers(config: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (process.env.LUMORA_URL) return undefined;
  const servers = await Promise.all(Array.from({ length: config.workers }, start));
  process.env.LUMORA_SITES = servers.map((server) => server.address).join(' ');
  // For journeys that use the admin command line.
  process.env.LUMORA_DATA_FOLDERS = servers.map((server) => server.data).join(' ');
  process.env.LUMORA_SERVER_BINARY = BINARY;
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}

export async function start(): Promise<Running> {
  const data = mkdtempSync(path.join(tmpdir(), 'lumora-e2e-'));
  const paymentPort = String(await freePort());
  const args = ['serve', '--port', '0', '--games-port', '0', '--payment-port', paymentPort, '--data', data];
  // Journeys simulate other addresses by X-Forwarded-For, as a proxy would.
  args.push('--site', SITE, '--dev', '--trusted-proxies', '127.0.0.1');
  const server = spawn(BINARY, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const site = await address(server, /Lumora\s+(http:\S+)[\s\S]*Sample accounts/);
  const provider = spawn(
    BINARY,
    ['payment-provider', '--port', paymentPort, '--data', data, '--desk', '--merchant-origin', site],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  await address(provider, /Payments\s+(http:\S+)/);
  const stop = async () => {
    await Promise.all([end(server), end(provider)]);
    rmSync(data, { recursive: true, force: true });
  };
  // Popups would cover every journey's page; the journey of notices enables its own.
  execFileSync(BINARY, ['admin', '--data', data, 'set', 'popups_at_start', 'off']);
  return { address: site, data, stop };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

/** A free port: the site must know the payment provider's address before that has started. */
function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const listener = createServer().on('error', failed);
    listener.listen(0, '127.0.0.1', () => {
      const at = listener.address();
      listener.close(() => found(typeof at === 'object' && at ? at.port : 0));
    });
  });
}

/** The URL that a server prints once it serves. */
function address(server: ChildProcess, announced: RegExp): Promise<string> {
  return new Promise((found, failed) => {
    let output = '';
    let errors = '';
    server.stdout?.on('data', (chunk) => {
      output += chunk;
      const url = announced.exec(output)?.[1];
      if (url) found(url);
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
