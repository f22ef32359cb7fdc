/**
 * Functions that the core loads from the page when a form needs them: the regex engine for operators' patterns, the
 * password strength estimator, and the proof of work of captchas. A rejection means that a module failed to load.
 */
import { deferred } from '#deferred';
import { yieldToEventLoop } from './event-loop.ts';

/**
 * Whether a pattern accepts a value, or how strong a password is; see `core/patterns/src/web.rs` and
 * `core/strength/src/web.rs`.
 */
type ModuleFunction = (first: string, second: string) => number;

export async function loadModule(name: string): Promise<ModuleFunction> {
  if (name === 'patterns') return (await deferred.patterns()).pattern_verdict;
  if (name === 'strength') return (await deferred.strength()).judge;
  throw new Error(`there is no module "${name}"`);
}

/** Longest time in milliseconds that the search may block the main thread. */
const SLICE_MS = 6;
/** Numbers to try before giving up. */
const MAX_NUMBERS = 2 ** 26;

/**
 * Solves the proof of work of a captcha without blocking the page. Resolves to the number in decimal, or `null` if
 * none was found.
 */
export async function solve(salt: string, bits: number): Promise<string | null> {
  const { search_work } = await import('lumora-pkg/extras');
  let count = 256;
  for (let from = 0; from < MAX_NUMBERS; ) {
    const started = performance.now();
    const found = search_work(salt, bits, from, count);
    if (found !== undefined) return String(found);
    from += count;
    const taken = Math.max(performance.now() - started, 0.1);
    count = Math.max(64, Math.min(count * 2, Math.floor((count * SLICE_MS) / taken)));
    await yieldToEventLoop();
  }
  return null;
}
