/**
 * The messages of one language, read by Fluent.
 *
 * Fluent puts each argument into bidirectional isolates, so that an amount in an Arabic sentence keeps its order.
 * A key without a message shows itself: a page with a strange text beats an empty one, and tests look for it.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { type BrandText, brandResource } from './brand.ts';
import type { Translate } from './localization.ts';
import { CLOSES, OPENS, type Sentences } from './sentences.ts';
import type { Text } from './text.ts';

export interface Messages {
  /** Adds all others to the first ones. */
  add: (source: string) => void;
  /** The others were added. */
  areWhole: () => boolean;
  say: Translate;
  /** `translate`, but for what the operator words otherwise. */
  wordedBy: (texts: readonly BrandText[], translate: Translate) => Translate;
}

/** The messages that the first sentences of a language are made of. */
export function messages(tag: string, sentences: Sentences): Messages {
  const bundle = new FluentBundle(tag);
  bundle.addResource({ body: Object.entries(sentences).map(([id, text]) => messageOf(id, text ?? '')) });
  let whole = false;
  return {
    add: (source) => {
      if (whole) return;
      for (const error of bundle.addResource(new FluentResource(source)))
        warn(`locale ${tag}: ${error.message}`);
      whole = true;
    },
    areWhole: () => whole,
    say: (text) => sentence(tag, bundle, text),
    wordedBy: (texts, translate) => {
      const brand = new FluentBundle(tag);
      for (const text of texts) {
        const resource = brandResource(bundle, text);
        if (resource) brand.addResource(resource, { allowOverrides: true });
        else if (whole || bundle.hasMessage(text.key))
          warn(`the operator's text for "${text.key}" does not fit and is left out`);
      }
      return (text) => (brand.hasMessage(text.key) ? sentence(tag, brand, text) : translate(text));
    },
  };
}

type Message = FluentResource['body'][number];
type Part = Exclude<Message['value'], string | null>[number];

const PLACE = new RegExp(`${OPENS}(.+?)${CLOSES}`);

/** The message that a sentence was made of. */
function messageOf(id: string, text: string): Message {
  if (!PLACE.test(text)) return { id, value: text, attributes: {} };
  // The names of the arguments stand at every second place.
  const parts = text.split(PLACE).map((part, at): Part => (at % 2 > 0 ? { type: 'var', name: part } : part));
  return { id, value: parts.filter((part) => part !== ''), attributes: {} };
}

function sentence(tag: string, bundle: FluentBundle, { key, args }: Text): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    warn(`locale ${tag} has no message "${key}"`);
    return key;
  }
  const errors: Error[] = [];
  const formatted = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) warn(`locale ${tag}, "${key}": ${error.message}`);
  return formatted;
}

const warned = new Set<string>();

function warn(message: string): void {
  if (!import.meta.env.DEV || warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}
