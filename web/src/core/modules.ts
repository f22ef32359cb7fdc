/**
 * What the core has the page load when a form needs it: the engine for operators' own patterns, the judge of passwords, and
 * the sums of captchas. The core asks the functions that come back directly; a rejection means that a module did not load.
 */
import { deferred } from '#deferred';
import { breathe } from './breathe.ts';

/** Verdict of a pattern on a value, or judgement of a password; see `core/patterns/src/web.rs` and `core/strength/src/web.rs`. */
type ModuleFunction = (first: string, second: string) => number;

export async function loadModule(name: string): Promise<ModuleFunction> {
  if (name === 'patterns') return (await deferred.patterns()).pattern_verdict;
  if (name === 'strength') return (await deferred.strength()).judge;
  throw new Error(`there is no module "${name}"`);
}

/** No slice of a sum holds the page up for longer than this, in milliseconds. */
const SLICE_MS = 6;
/** Beyond this many numbers the sum has no answer that is worth waiting for. */
const MOST_NUMBERS = 2 ** 26;

/** Does the sum of a captcha, in slices between which the page breathes. Answers the number in decimal. */
export async function solve(salt: string, bits: number): Promise<string | null> {
  const { search_work } = await import('lumora-pkg/extras');
  let count = 256;
  for (let from = 0; from < MOST_NUMBERS; ) {
    const started = performance.now();
    const found = search_work(salt, bits, from, count);
    if (found !== undefined) return String(found);
    from += count;
    const taken = Math.max(performance.now() - started, 0.1);
    count = Math.max(64, Math.min(count * 2, Math.floor((count * SLICE_MS) / taken)));
    await breathe();
  }
  return null;
}
