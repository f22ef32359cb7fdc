// Where the databases of tests stand: in memory where there is plenty of it. Tests make and remove hundreds of thousands of small files and
// wait for the disk at each commit, and nothing of it outlives a run.

import fs from 'node:fs';
import os from 'node:os';

/** A file system in memory that every Linux has; in some containers it is tiny. */
const IN_MEMORY = '/dev/shm';
/** What a file system in memory says that it is. */
const TMPFS = 0x01021994;
const NEEDED_BYTES = 4 * 2 ** 30;
/** Memory that must be free as well: what stands in the folder takes it from the compiler and the browser. */
const NEEDED_MEMORY_BYTES = 2 * NEEDED_BYTES;

/** Whether a folder is kept in memory and has room. */
function hasRoom(folder, free) {
  if (free < NEEDED_MEMORY_BYTES) return false;
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    const { type, bavail, bsize } = fs.statfsSync(folder);
    return type === TMPFS && bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false;
  }
}

/** Memory that programs may still take, in bytes; `os.freemem` counts what only caches files as taken. */
function availableMemory() {
  try {
    const line = fs.readFileSync('/proc/meminfo', 'utf8').match(/^MemAvailable:\s+(\d+) kB/m);
    return Number(line[1]) * 1024;
  } catch {
    return os.freemem();
  }
}

/** The folder for files that nothing outlives: in memory, or where temporary files go. TMPDIR, where it is set, wins. */
export function scratchFolder({ env = process.env, folder = IN_MEMORY, free = availableMemory() } = {}) {
  if (env.TMPDIR) return env.TMPDIR;
  return hasRoom(folder, free) ? folder : os.tmpdir();
}
