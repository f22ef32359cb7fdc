/**
 * Texts of words and arguments only, which can be filled in without the Fluent parser; `vite/locales.ts` makes the
 * first texts of a language into these. An argument is written as its name between two Unicode isolate characters.
 */
import type { Text } from './text.ts';

/** Sentences by message key. */
export type Sentences = Partial<Record<string, string>>;

/** Unicode isolates FSI and PDI: text between them keeps its own direction. */
export const [OPENS, CLOSES] = ['\u2068', '\u2069'];

const ARGUMENT = new RegExp(`${OPENS}([^${CLOSES}]+)${CLOSES}`, 'g');

/** The sentence with its arguments filled in, formatted as Fluent would in the language `tag`. */
export function filled(tag: string, sentence: string, args: Text['args']): string {
  return sentence.replace(ARGUMENT, (match: string, name: string) => {
    const value = args?.[name] ?? `{$${name}}`;
    const formatted = typeof value === 'number' ? new Intl.NumberFormat(tag).format(value) : value;
    // A sentence that consists of a single argument needs no isolates.
    return match === sentence ? formatted : OPENS + formatted + CLOSES;
  });
}
