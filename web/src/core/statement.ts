/**
 * The check of a statement: the `statement` module reads the file piece by piece, in slices between which the page breathes. The file
 * stays here; the core hears what was found.
 */
import { deferred } from '#deferred';
import { breathe } from './breathe.ts';
import { fileOf } from './files.ts';
import type { StatementReport, UiEvent } from './generated/index.ts';

/** No slice holds the page up for longer than this, in milliseconds. */
const SLICE_MS = 8;
/** Bytes that are read from the file at once. */
const READ = 1024 * 1024;
/** Bytes that are checked between two looks at the clock. */
const PIECE = 32 * 1024;

/** Gives the page its turn once a slice is over. */
function slicer(): () => Promise<void> {
  let started = performance.now();
  return async () => {
    if (performance.now() - started < SLICE_MS) return;
    await breathe();
    started = performance.now();
  };
}

/** Checks a file by public keys in base64url. Rejects when it can not be read, or the module did not load. */
export async function checkStatement(
  file: Blob,
  keys: readonly string[],
): Promise<Omit<StatementReport, 'handle'>> {
  const { StatementCheck } = await deferred.statement();
  const check = new StatementCheck(bytesOf(keys));
  const turn = slicer();
  try {
    reading: for (let from = 0; from < file.size; from += READ) {
      const bytes = new Uint8Array(await file.slice(from, from + READ).arrayBuffer());
      for (let at = 0; at < bytes.length; at += PIECE) {
        if (!check.push(bytes.subarray(at, at + PIECE))) break reading;
        await turn();
      }
    }
    check.close();
    while (check.step()) await turn();
    return JSON.parse(check.report()) as Omit<StatementReport, 'handle'>;
  } finally {
    check.free();
  }
}

/** The keys of 32 bytes each, one behind the other. */
function bytesOf(keys: readonly string[]): Uint8Array {
  const text = keys.map((key) => atob(key.replaceAll('-', '+').replaceAll('_', '/'))).join('');
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Checks the file under a handle, and says what was found. */
export async function carryOutCheck(
  handle: number,
  keys: readonly string[],
  say: (event: UiEvent) => void,
): Promise<void> {
  const file = fileOf(handle);
  try {
    if (!file) throw new Error(`there is no file ${handle} any more`);
    say({ statementCheck: { checked: { ...(await checkStatement(file, keys)), handle } } });
  } catch {
    say({ statementCheck: { broken: handle } });
  }
}
