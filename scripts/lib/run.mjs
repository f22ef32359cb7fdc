// Runs commands: output goes to a log, and progress is an occasional line.

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { plain } from './counts.mjs';
import { relative, root, stateDir } from './project.mjs';

const PROGRESS_MS = 10_000;
const TAIL_LINES = 40;

/** Logs are read by people and by `counts.mjs`: no colours. */
const PLAIN = { NO_COLOR: '1', CARGO_TERM_COLOR: 'never' };

/** A command that failed; the message contains the end of its log and the log's path. */
export class CommandFailed extends Error {
  constructor(title, command, code, log) {
    const lines = fs.readFileSync(log, 'utf8').trimEnd().split('\n');
    super(
      `${title} failed (${command.join(' ')}: ${code})\n${lines.slice(-TAIL_LINES).join('\n')}\nWhole log: ${relative(log)}`,
    );
  }
}

const children = new Set();

let inBackground = false;

/**
 * From now on commands run at the lowest priority, without progress lines, and in a process group of their own:
 * cargo leaves its compilers running when it alone is killed.
 */
export function runInBackground() {
  inBackground = true;
}

/** Prints a line about the progress of a build. */
export function report(line) {
  if (!inBackground) console.log(line);
}

/** Ends all running commands; used when another step has failed or the user pressed Ctrl-C. */
export function stopAll() {
  for (const child of children) {
    if (inBackground) endGroup(child);
    else child.kill('SIGTERM');
  }
}

function endGroup({ pid }) {
  try {
    if (pid) process.kill(-pid, 'SIGTERM');
  } catch {
    // It has just ended by itself.
  }
}

/** Makes this process end its children when it gets a signal to end. */
export function stopChildrenOnSignal() {
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
    process.once(signal, () => {
      stopAll();
      process.exit(code);
    });
  }
}

export function seconds(sinceMs) {
  return `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;
}

/** The last non-empty line of `log`, shortened for a progress line. */
function lastLine(log) {
  const lines = fs.readFileSync(log, 'utf8').trimEnd().split('\n');
  return plain(lines.at(-1) || 'running')
    .trim()
    .slice(0, 70);
}

/**
 * Runs `command`, an array, with its output in a log. Prints a progress line every ten seconds. Resolves to the
 * output; rejects with CommandFailed unless `mayFail`. `niceness` is the Unix nice value (0 to 19).
 */
export function run(
  title,
  command,
  { cwd = root, env = process.env, mayFail = false, niceness = 0, log = logFile(title) } = {},
) {
  fs.mkdirSync(path.dirname(log), { recursive: true });
  const out = fs.openSync(log, 'w');
  const started = Date.now();
  const child = spawn(command[0], command.slice(1), {
    cwd,
    env: { ...env, ...PLAIN },
    stdio: ['ignore', out, out],
    detached: inBackground,
  });
  children.add(child);
  const priority = inBackground ? os.constants.priority.PRIORITY_LOW : niceness;
  if (child.pid && priority > 0) os.setPriority(child.pid, Math.max(priority, os.getPriority()));
  const progress = setInterval(
    () => report(`  ${title}: ${lastLine(log)} (${seconds(started)})`),
    PROGRESS_MS,
  );
  return new Promise((resolve, reject) => {
    let finished = false;
    const finish = (code) => {
      if (finished) return;
      finished = true;
      clearInterval(progress);
      fs.closeSync(out);
      children.delete(child);
      const output = fs.readFileSync(log, 'utf8');
      if (code === 0 || mayFail) resolve({ code, output, log });
      else reject(new CommandFailed(title, command, code, log));
    };
    child.on('error', (error) => {
      fs.writeSync(out, `${error.message}\n`);
      finish(error.code ?? 1);
    });
    child.on('close', (code, signal) => finish(code ?? signal));
  });
}

export function logFile(title) {
  return path.join(stateDir, 'logs', `${title.replace(/\W+/g, '-')}.log`);
}
