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
  /** With further messages: this one again, unless something was asked for that had not come yet. */
  extendedBy: (source: string) => Localization;
}

export function translator(tag: string, source: string): Localization {
  const bundle = new FluentBundle(tag);
  add(tag, bundle, source);
  return localization(tag, bundle, true);
}

/** The first texts of a language: what is asked for before the others have come stays empty until then. */
export function firstTexts(tag: string, source: string): Localization {
  const bundle = new FluentBundle(tag);
  add(tag, bundle, source);
  return localization(tag, bundle, false);
}

function localization(tag: string, bundle: FluentBundle, isWhole: boolean): Localization {
  let whole = isWhole;
  let lacks = false;
  const say = (from: FluentBundle, text: Text) => {
    if (whole || from.hasMessage(text.key)) return sentence(tag, from, text);
    lacks = true;
    return '';
  };
  const translate: Translate = (text) => say(bundle, text);
  const own: Localization = {
    translate,
    withBrandTexts: (texts) => {
      // The same function as long as nothing is worded otherwise: views render again when it changes.
      if (texts.length === 0) return translate;
      const brand = new FluentBundle(tag);
      for (const text of texts) {
        const resource = brandResource(bundle, text);
        if (resource) brand.addResource(resource, { allowOverrides: true });
        else if (whole || bundle.hasMessage(text.key))
          warn(`the operator's text for "${text.key}" does not fit and is left out`);
        else lacks = true;
      }
      return (text) => say(brand.hasMessage(text.key) ? brand : bundle, text);
    },
    extendedBy: (source) => {
      add(tag, bundle, source);
      whole = true;
      // A new one makes every view render again, which nothing but a hole is worth.
      return lacks ? localization(tag, bundle, true) : own;
    },
  };
  return own;
}

function add(tag: string, bundle: FluentBundle, source: string): void {
  for (const error of bundle.addResource(new FluentResource(source))) warn(`locale ${tag}: ${error.message}`);
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
