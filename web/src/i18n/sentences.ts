/**
 * Texts that are words and arguments alone, ready to be filled in without a reader of Fluent: what `vite/locales.ts` makes of the
 * first texts of a language. An argument stands in its sentence as its name between the two signs of an isolate.
 */
import type { Text } from './text.ts';

/** Sentences by their keys. */
export type Sentences = Partial<Record<string, string>>;

/** What stands between these keeps its own direction (U+2068 and U+2069). */
export const [OPENS, CLOSES] = ['\u2068', '\u2069'];

const ARGUMENT = new RegExp(`${OPENS}([^${CLOSES}]+)${CLOSES}`, 'g');

/** The sentence with its arguments, as Fluent says it in the language `tag`. */
export function filled(tag: string, sentence: string, args: Text['args']): string {
  return sentence.replace(ARGUMENT, (place: string, name: string) => {
    const value = args?.[name] ?? `{$${name}}`;
    const shown = typeof value === 'number' ? new Intl.NumberFormat(tag).format(value) : value;
    // A sentence that is nothing but its argument needs no isolate.
    return place === sentence ? shown : OPENS + shown + CLOSES;
  });
}
