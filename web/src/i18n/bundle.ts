/**
 * The words of one language, as a function from key to sentence.
 *
 * Fluent puts each argument into bidirectional isolates, so that an amount in an Arabic sentence keeps its order.
 * A key without a message shows itself: a page with a strange word beats an empty one, and tests look for it.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Text } from './text.ts';

export type Translate = (text: Text) => string;

export function translator(tag: string, source: string): Translate {
  const bundle = new FluentBundle(tag);
  for (const error of bundle.addResource(new FluentResource(source))) warn(`locale ${tag}: ${error.message}`);
  return ({ key, args }) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) {
      warn(`locale ${tag} has no message "${key}"`);
      return key;
    }
    const errors: Error[] = [];
    const sentence = bundle.formatPattern(pattern, args, errors);
    for (const error of errors) warn(`locale ${tag}, "${key}": ${error.message}`);
    return sentence;
  };
}

const warned = new Set<string>();

function warn(message: string): void {
  if (!import.meta.env.DEV || warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}
