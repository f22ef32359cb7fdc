/**
 * The texts of one language, as a function from key to sentence.
 *
 * The first texts are sentences that need no parser (`sentences.ts`). The Fluent parser (`messages.ts`) loads with
 * the rest, or earlier where the operator overrides texts, so that it does not delay the first paint.
 */
import type { BrandText } from './brand.ts';
import type { Messages } from './messages.ts';
import { filled, type Sentences } from './sentences.ts';
import type { Text } from './text.ts';

export type Translate = (text: Text) => string;

/** Makes Fluent messages out of the first texts of a language. */
export type Reader = (tag: string, sentences: Sentences) => Messages;

export interface Localization {
  /** Translates without operator's overrides. */
  translate: Translate;
  /**
   * Translates with the operator's overrides; unacceptable ones are ignored. Undefined until the parser has loaded.
   */
  withBrandTexts: (texts: readonly BrandText[]) => Translate | undefined;
  /** Adds the parser, for the operator's overrides. */
  readBy: (reader: Reader) => Localization;
  /** Adds the rest of the texts. Returns the same object unless a missing text was requested before (see below). */
  extendedBy: (reader: Reader, source: string) => Localization;
}

/** The first part of a language's texts; a text of the rest is an empty string until it has loaded. */
export function firstTexts(tag: string, sentences: Sentences): Localization {
  let messages: Messages | undefined;
  /** Whether a text was requested that the first part lacks. */
  let isTextMissing = false;
  const translateNow = (text: Text): string => {
    const sentence = sentences[text.key];
    if (sentence !== undefined) return filled(tag, sentence, text.args);
    if (messages?.areWhole()) return messages.translate(text);
    isTextMissing = true;
    return '';
  };
  const read = (reader: Reader): Messages => {
    messages ??= reader(tag, sentences);
    return messages;
  };
  // New functions on each call, so that views re-render.
  const create = (): Localization => {
    const translate: Translate = (text) => translateNow(text);
    const localization: Localization = {
      translate,
      withBrandTexts: (texts) => {
        // The same function as long as nothing is overridden, so that views do not re-render.
        if (texts.length === 0) return translate;
        isTextMissing ||= !messages?.areWhole();
        return messages?.withOverrides(texts, translate);
      },
      readBy: (reader) => {
        read(reader);
        return create();
      },
      extendedBy: (reader, source) => {
        read(reader).add(source);
        // A new object re-renders every view: only worth it if a text was missing.
        return isTextMissing ? create() : localization;
      },
    };
    return localization;
  };
  return create();
}
