/**
 * Loads the texts of a language in two parts: those of home and the layout, and the rest. Loaded languages are
 * cached.
 *
 * The first part suffices for the first paint; the rest is added later, together with the Fluent parser that it
 * needs. Every section but home waits for the rest, so that none renders with texts missing.
 */
import { locales } from 'virtual:locales';
import { firstTexts, type Localization, type Reader } from './localization.ts';

const FALLBACK = 'EN';
const loaded = new Map<string, Promise<Localization>>();
const completed = new Map<string, Promise<Localization>>();
const waiting = new Map<string, Set<(whole: Localization) => void>>();
/** Whether any section has needed more than the first part. */
let restIsNeeded = false;

/**
 * The first part of the texts of a language code, with the plural rules of `tag`. A code without a bundle falls
 * back to English.
 */
export function loadFirstTexts(code: string, tag: string): Promise<Localization> {
  if (restIsNeeded) void loadLanguage(code, tag).catch(() => {});
  return firstPart(code, tag);
}

/** The first part together with the Fluent parser, which the operator's overrides need. */
export async function loadFirstWithReader(code: string, tag: string): Promise<Localization> {
  const [first, read] = await Promise.all([loadFirstTexts(code, tag), reader()]);
  return first.readBy(read);
}

/** All texts of a language. */
export function loadLanguage(code: string, tag: string): Promise<Localization> {
  return cached(completed, code, async () => {
    const [first, read, rest] = await Promise.all([firstPart(code, tag), reader(), sources(code).rest()]);
    const whole = first.extendedBy(read, rest.default);
    for (const take of waiting.get(code) ?? []) take(whole);
    return whole;
  });
}

/**
 * Calls `take` when all texts of a language have loaded, whoever requested them. Returns the unsubscribe function.
 */
export function onAllLoaded(code: string, take: (whole: Localization) => void): () => void {
  const takers = waiting.get(code) ?? new Set();
  waiting.set(code, takers.add(take));
  return () => takers.delete(take);
}

/** Loads the remaining texts of every language that was started, and of those started later. */
export async function loadAllTexts(): Promise<void> {
  restIsNeeded = true;
  await Promise.all([...loaded.keys()].map((code) => loadLanguage(code, '')));
}

function firstPart(code: string, tag: string): Promise<Localization> {
  return cached(loaded, code, async () => firstTexts(tag, (await sources(code).first()).default));
}

async function reader(): Promise<Reader> {
  const { messages } = await import('./messages.ts');
  return messages;
}

function sources(code: string) {
  const found = locales[code] ?? locales[FALLBACK];
  if (!found) throw new Error(`there is no bundle for ${code} in locales/, nor for ${FALLBACK}`);
  return found;
}

/** Caches a load by language code; a failed load is dropped so that it can be retried. */
function cached(
  all: Map<string, Promise<Localization>>,
  code: string,
  load: () => Promise<Localization>,
): Promise<Localization> {
  const known = all.get(code);
  if (known) return known;
  const pending = load();
  all.set(code, pending);
  pending.catch(() => all.delete(code));
  return pending;
}
