/**
 * The brand layer: an operator may override single messages (section 3 of the specification).
 *
 * Its texts come from the server at run time and are not trusted. One is accepted only if it is a single plain
 * Fluent message, for a key that the bundle has, that uses no argument the bundle's own message lacks and no
 * references; anything else would show a hole, a key or another message. It cannot inject HTML, because every
 * message is rendered as text.
 */
import { type FluentBundle, FluentResource } from '@fluent/bundle';

/** An operator's text for a message. */
export interface BrandText {
  key: string;
  text: string;
}

/** Maximum nesting depth of a pattern; no real sentence comes near it. */
const MAX_DEPTH = 12;

/** The operator's message, ready to override the bundle's; undefined if it is not acceptable. */
export function brandResource(bundle: FluentBundle, { key, text }: BrandText): FluentResource | undefined {
  const own = bundle.getMessage(key)?.value;
  if (!own) return undefined;
  const resource = new FluentResource(`${key} = ${text}`);
  const [message] = resource.body;
  // A line of the text that looks like the start of another message makes more than one.
  if (resource.body.length !== 1 || message?.id !== key || !message.value) return undefined;
  if (Object.keys(message.attributes ?? {}).length > 0) return undefined;
  const known = namesIn(own);
  const used = namesIn(message.value);
  return used && known && [...used].every((name) => known.has(name)) ? resource : undefined;
}

/** Names of a pattern's arguments; undefined if it refers to anything else. */
function namesIn(part: unknown, found = new Set<string>(), depth = 0): Set<string> | undefined {
  if (typeof part !== 'object' || part === null) return found;
  if (depth > MAX_DEPTH) return undefined;
  if ('type' in part && 'name' in part) {
    if (part.type === 'var') return found.add(String(part.name));
    if (part.type !== 'narg') return undefined;
  }
  for (const child of Object.values(part)) if (!namesIn(child, found, depth + 1)) return undefined;
  return found;
}
