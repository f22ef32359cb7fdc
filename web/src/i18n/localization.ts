/**
 * The texts of one language, as a function from key to sentence.
 *
 * The first ones are sentences that need no reader (`sentences.ts`). The reader of Fluent (`messages.ts`) comes with the others, or
 * before them where the operator has texts of its own: neither stands between a first visit and its words.
 */
import type { BrandText } from './brand.ts';
import type { Messages } from './messages.ts';
import { filled, type Sentences } from './sentences.ts';
import type { Text } from './text.ts';

export type Translate = (text: Text) => string;

/** Makes the messages of a language out of its first sentences. */
export type Reader = (tag: string, sentences: Sentences) => Messages;

/** The texts of a language, as they come with the site. */
export interface Localization {
  /** As they are. */
  translate: Translate;
  /**
   * With what the operator words otherwise; what does not fit the message it stands for is left out. Nothing before the reader has
   * come.
   */
  withBrandTexts: (texts: readonly BrandText[]) => Translate | undefined;
  /** With the reader of the operator's texts. */
  readBy: (reader: Reader) => Localization;
  /** With further messages: this one again, unless something was asked for that had not come yet. */
  extendedBy: (reader: Reader, source: string) => Localization;
}

/** The first texts of a language: what is asked for before the others have come stays empty until then. */
export function firstTexts(tag: string, sentences: Sentences): Localization {
  let messages: Messages | undefined;
  let lacks = false;
  const say = (text: Text): string => {
    const sentence = sentences[text.key];
    if (sentence !== undefined) return filled(tag, sentence, text.args);
    if (messages?.areWhole()) return messages.say(text);
    lacks = true;
    return '';
  };
  const read = (reader: Reader): Messages => {
    messages ??= reader(tag, sentences);
    return messages;
  };
  // Each has functions of its own: views render again when those change.
  const made = (): Localization => {
    const translate: Translate = (text) => say(text);
    const own: Localization = {
      translate,
      withBrandTexts: (texts) => {
        // The same function as long as nothing is worded otherwise.
        if (texts.length === 0) return translate;
        lacks ||= !messages?.areWhole();
        return messages?.wordedBy(texts, translate);
      },
      readBy: (reader) => {
        read(reader);
        return made();
      },
      extendedBy: (reader, source) => {
        read(reader).add(source);
        // A new one makes every view render again, which nothing but a hole is worth.
        return lacks ? made() : own;
      },
    };
    return own;
  };
  return made();
}
