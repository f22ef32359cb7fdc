// Folder for the tests' databases: in memory if there is plenty. Tests create and delete hundreds of
// thousands of small files and wait for the disk at each commit, and nothing of it outlives a run.

import fs from 'node:fs';
import os from 'node:os';

/** The tmpfs that every Linux has; in some containers it is tiny. */
const IN_MEMORY = '/dev/shm';
/** The file system type of tmpfs, as statfs reports it. */
const TMPFS = 0x01021994;
const NEEDED_BYTES = 4 * 2 ** 30;
/** Free memory required as well: files in tmpfs take it from the compiler and the browser. */
const NEEDED_MEMORY_BYTES = 2 * NEEDED_BYTES;

/** Whether a folder is in memory and has enough room. */
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

/** Memory available to programs, in bytes; `os.freemem` counts the file cache as used. */
function availableMemory() {
  try {
    const line = fs.readFileSync('/proc/meminfo', 'utf8').match(/^MemAvailable:\s+(\d+) kB/m);
    return Number(line[1]) * 1024;
  } catch {
    return os.freemem();
  }
}

/** The folder for temporary files: in memory, or the usual one. TMPDIR overrides both. */
export function scratchFolder({ env = process.env, folder = IN_MEMORY, free = availableMemory() } = {}) {
  if (env.TMPDIR) return env.TMPDIR;
  return hasRoom(folder, free) ? folder : os.tmpdir();
}
