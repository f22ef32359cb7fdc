/**
 * Loads a chunk of the site on demand.
 *
 * A failed load is retried once; after that, or after two minutes, the caller gets an error that names the cause
 * (section 8 of the specification: missing, error or timeout).
 */

type ChunkCause = 'missing' | 'error' | 'timeout';

export class ChunkFailure extends Error {
  override readonly cause: ChunkCause;

  constructor(cause: ChunkCause, reason: unknown) {
    super(`loading chunk failed (${cause}): ${reason instanceof Error ? reason.message : String(reason)}`);
    this.name = 'ChunkFailure';
    this.cause = cause;
  }
}

export const CHUNK_TIMEOUT_MS = 120_000;

export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkFailure('timeout', 'no answer')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load().catch(() => load()), deadline]);
  } catch (reason) {
    throw reason instanceof ChunkFailure ? reason : new ChunkFailure(causeOf(reason), reason);
  } finally {
    clearTimeout(timer);
  }
}

/** Vite's error for a style sheet that fails to load; style sheets are requested before the script. */
const NO_STYLES = /^Unable to preload CSS/;

/** Browsers report a missing chunk as a TypeError of the import; any other error was thrown while it ran. */
function causeOf(reason: unknown): ChunkCause {
  const isGone = reason instanceof TypeError || (reason instanceof Error && NO_STYLES.test(reason.message));
  return isGone && navigator.onLine ? 'missing' : 'error';
}
