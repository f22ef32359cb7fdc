/**
 * Verifies a signed statement file: the wasm module `statement` reads it piece by piece, in slices that do not
 * block the page. The file stays in the browser; the core gets the result.
 */
import { deferred } from '#deferred';
import { yieldToEventLoop } from './event-loop.ts';
import { fileOf } from './files.ts';
import type { StatementReport, UiEvent } from './generated/index.ts';

/** Longest time in milliseconds that a slice may block the main thread. */
const SLICE_MS = 8;
/** Bytes read from the file at once. */
const READ_BYTES = 1024 * 1024;
/** Bytes checked between two looks at the clock. */
const PIECE_BYTES = 32 * 1024;

/** Returns a function that yields to the page once the current slice has used its time. */
function slicer(): () => Promise<void> {
  let started = performance.now();
  return async () => {
    if (performance.now() - started < SLICE_MS) return;
    await yieldToEventLoop();
    started = performance.now();
  };
}

/**
 * Checks a file against public keys in base64url. Rejects when the file cannot be read or the module fails to load.
 */
export async function checkStatement(
  file: Blob,
  keys: readonly string[],
): Promise<Omit<StatementReport, 'handle'>> {
  const { StatementCheck } = await deferred.statement();
  const check = new StatementCheck(bytesOf(keys));
  const turn = slicer();
  try {
    reading: for (let from = 0; from < file.size; from += READ_BYTES) {
      const bytes = new Uint8Array(await file.slice(from, from + READ_BYTES).arrayBuffer());
      for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
        if (!check.push(bytes.subarray(at, at + PIECE_BYTES))) break reading;
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

/** The 32-byte keys, concatenated. */
function bytesOf(keys: readonly string[]): Uint8Array {
  const text = keys.map((key) => atob(key.replaceAll('-', '+').replaceAll('_', '/'))).join('');
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Checks the file with this handle and sends the result to the core. */
export async function runStatementCheck(
  handle: number,
  keys: readonly string[],
  send: (event: UiEvent) => void,
): Promise<void> {
  const file = fileOf(handle);
  try {
    if (!file) throw new Error(`there is no file ${handle} any more`);
    send({ statementCheck: { checked: { ...(await checkStatement(file, keys)), handle } } });
  } catch {
    send({ statementCheck: { broken: handle } });
  }
}
