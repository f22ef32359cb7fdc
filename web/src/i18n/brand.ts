/**
 * The brand layer: an operator may word single messages otherwise (section 3 of the specification).
 *
 * Its texts come from the server while the site runs, so nothing about them is taken on trust. One counts only as one
 * plain message of Fluent, for a key that the bundle has, with no argument that the bundle's own message does not get
 * and without references; anything else would show a hole, a key or another message where a sentence should be. That
 * it is never taken for HTML follows from where it goes: every sentence is shown as text.
 */
import { type FluentBundle, FluentResource } from '@fluent/bundle';

/** A message in the operator's own words. */
export interface BrandText {
  key: string;
  text: string;
}

/** Deeper than any sentence nests its choices. */
const DEEPEST = 12;

/** The message that takes the place of the bundle's; nothing when it does not fit there. */
export function brandResource(bundle: FluentBundle, { key, text }: BrandText): FluentResource | undefined {
  const own = bundle.getMessage(key)?.value;
  if (!own) return undefined;
  const resource = new FluentResource(`${key} = ${text}`);
  const [message] = resource.body;
  // Lines of the text that begin a message of their own make more than one.
  if (resource.body.length !== 1 || message?.id !== key || !message.value) return undefined;
  if (Object.keys(message.attributes ?? {}).length > 0) return undefined;
  const known = namesIn(own);
  const used = namesIn(message.value);
  return used && known && [...used].every((name) => known.has(name)) ? resource : undefined;
}

/** The arguments of a pattern; nothing when it refers to anything else. */
function namesIn(part: unknown, found = new Set<string>(), depth = 0): Set<string> | undefined {
  if (typeof part !== 'object' || part === null) return found;
  if (depth > DEEPEST) return undefined;
  if ('type' in part && 'name' in part) {
    if (part.type === 'var') return found.add(String(part.name));
    if (part.type !== 'narg') return undefined;
  }
  for (const child of Object.values(part)) if (!namesIn(child, found, depth + 1)) return undefined;
  return found;
}
