/**
 * Fetches the texts of a language, in two parts: what home and the layout show, and the rest. A language once loaded is
 * kept.
 *
 * The first part is enough for the first picture; the rest joins it, and what reads it comes with it. Every
 * section but home waits for the rest, so that none shows half of its words.
 */
import { locales } from 'virtual:locales';
import { firstTexts, type Localization, type Reader } from './localization.ts';

const FALLBACK = 'EN';
const loaded = new Map<string, Promise<Localization>>();
const completed = new Map<string, Promise<Localization>>();
const waiting = new Map<string, Set<(whole: Localization) => void>>();
/** A section that needs more than the first texts was asked for. */
let restIsNeeded = false;

/**
 * The first texts for a language code of the site, in the plural rules of `tag`.
 * A code without a bundle gets English rather than nothing.
 */
export function loadFirstTexts(code: string, tag: string): Promise<Localization> {
  if (restIsNeeded) void loadLanguage(code, tag).catch(() => {});
  return begun(code, tag);
}

/** The first texts together with what reads the operator's wording of them. */
export async function loadFirstWithReader(code: string, tag: string): Promise<Localization> {
  const [first, read] = await Promise.all([loadFirstTexts(code, tag), reader()]);
  return first.readBy(read);
}

/** All texts of a language: the first ones grow by the rest. */
export function loadLanguage(code: string, tag: string): Promise<Localization> {
  return kept(completed, code, async () => {
    const [first, read, rest] = await Promise.all([begun(code, tag), reader(), sources(code).rest()]);
    const whole = first.extendedBy(read, rest.default);
    for (const take of waiting.get(code) ?? []) take(whole);
    return whole;
  });
}

/** Hands over a language when it is there as a whole, whoever asks for that. Returns how to stop. */
export function onWhole(code: string, take: (whole: Localization) => void): () => void {
  const takers = waiting.get(code) ?? new Set();
  waiting.set(code, takers.add(take));
  return () => takers.delete(take);
}

/** Every language that was begun is there as a whole, and so will those be that are begun later. */
export async function allTexts(): Promise<void> {
  restIsNeeded = true;
  await Promise.all([...loaded.keys()].map((code) => loadLanguage(code, '')));
}

function begun(code: string, tag: string): Promise<Localization> {
  return kept(loaded, code, async () => firstTexts(tag, (await sources(code).first()).default));
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

/** A chunk that did not arrive may be asked for again. */
function kept(
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
