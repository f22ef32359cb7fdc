/**
 * The texts of one language, as a function from key to sentence.
 *
 * Fluent puts each argument into bidirectional isolates, so that an amount in an Arabic sentence keeps its order.
 * A key without a message shows itself: a page with a strange text beats an empty one, and tests look for it.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { type BrandText, brandResource } from './brand.ts';
import type { Text } from './text.ts';

export type Translate = (text: Text) => string;

/** The texts of a language, as they come with the site. */
export interface Localization {
  /** As they are. */
  translate: Translate;
  /** With what the operator words otherwise; what does not fit the message it stands for is left out. */
  withBrandTexts: (texts: readonly BrandText[]) => Translate;
}

export function translator(tag: string, source: string): Localization {
  const bundle = new FluentBundle(tag);
  for (const error of bundle.addResource(new FluentResource(source))) warn(`locale ${tag}: ${error.message}`);
  const translate: Translate = (text) => sentence(tag, bundle, text);
  return {
    translate,
    withBrandTexts: (texts) => {
      // The same function as long as nothing is worded otherwise: views render again when it changes.
      if (texts.length === 0) return translate;
      const brand = new FluentBundle(tag);
      for (const text of texts) {
        const resource = brandResource(bundle, text);
        if (resource) brand.addResource(resource, { allowOverrides: true });
        else warn(`the operator's text for "${text.key}" does not fit and is left out`);
      }
      return (text) => sentence(tag, brand.hasMessage(text.key) ? brand : bundle, text);
    },
  };
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
