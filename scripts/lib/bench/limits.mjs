// Cost of a member's play limits for a stake: pairs of bets, one without limits and one with all limits and a
// month of history, on both engines.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../postgres.mjs';
import { targetDir } from '../project.mjs';
import { build, command } from './money.mjs';
import { startSite } from './site.mjs';

const RELEASE = path.join(targetDir, 'release');
const BENCH = path.join(RELEASE, 'money-bench');
const PAIRS = 20_000;
/** Maximum duration of a stake relative to one without limits. */
const GOAL = 1.05;

async function pairs(seats, database) {
  const fill = (data) => {
    const where = database ?? path.join(data, 'lumora.db');
    command(BENCH, ['prepare', '--database', where, '--limited', '--players', '2', '--out', seats]);
  };
  const server = await startSite({
    binary: path.join(RELEASE, 'lumora-server'),
    database,
    site: false,
    fill,
  });
  try {
    const options = ['--seats', seats, '--port', `${server.port}`, '--pairs', `${PAIRS}`];
    return JSON.parse(command(BENCH, ['pairs', ...options]));
  } finally {
    await server.stop();
  }
}

/** Measures both engines, with servers and databases of its own. */
export async function limits() {
  await build();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lumora-limits-'));
  const postgres = await startPostgres({ durable: true });
  try {
    return {
      sqlite: await pairs(path.join(folder, 'sqlite.json')),
      postgres: await pairs(path.join(folder, 'postgres.json'), postgres.url),
    };
  } finally {
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints the ratios beside the goal. */
export function printLimits(report) {
  for (const engine of ['sqlite', 'postgres']) {
    const { pairs: count, without_us: without, with_us: limited, ratio } = report[engine];
    const said = `goal ${GOAL}: ${ratio <= GOAL ? 'met' : 'missed'}`;
    console.log(
      `${engine.padEnd(9)} ${count} pairs   without limits ${without.toFixed(0)} us, with ${limited.toFixed(0)} us   ratio ${ratio.toFixed(3)}, ${said}`,
    );
  }
}
