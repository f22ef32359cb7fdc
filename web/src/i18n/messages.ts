/**
 * The messages of one language, parsed by Fluent.
 *
 * Fluent wraps each argument in bidirectional isolates, so that an amount in an Arabic sentence keeps its order. A
 * key without a message is shown as the key: better than an empty page, and tests look for it.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { type BrandText, brandResource } from './brand.ts';
import type { Translate } from './localization.ts';
import { CLOSES, OPENS, type Sentences } from './sentences.ts';
import type { Text } from './text.ts';

export interface Messages {
  /** Adds the rest of the messages (Fluent source) to the first ones. */
  add: (source: string) => void;
  /** Whether the rest has been added. */
  areWhole: () => boolean;
  translate: Translate;
  /** `translate` with the operator's overrides applied. */
  withOverrides: (texts: readonly BrandText[], translate: Translate) => Translate;
}

/** Messages from the first texts of a language. */
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
    translate: (text) => sentence(tag, bundle, text),
    withOverrides: (texts, translate) => {
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

const ARGUMENT = new RegExp(`${OPENS}(.+?)${CLOSES}`);

/** The Fluent message of a sentence. */
function messageOf(id: string, text: string): Message {
  if (!ARGUMENT.test(text)) return { id, value: text, attributes: {} };
  // Every second part is the name of an argument.
  const toPart = (part: string, index: number): Part => (index % 2 > 0 ? { type: 'var', name: part } : part);
  const parts = text.split(ARGUMENT).map(toPart);
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
