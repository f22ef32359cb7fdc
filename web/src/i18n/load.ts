/** Fetches the texts of a language. Each language is one chunk; a language once loaded is kept. */
import { locales } from 'virtual:locales';
import { type Localization, translator } from './bundle.ts';

const FALLBACK = 'EN';
const loaded = new Map<string, Promise<Localization>>();

/**
 * The texts for a language code of the site, in the plural rules of `tag`.
 * A code without a bundle gets English rather than nothing.
 */
export function loadLanguage(code: string, tag: string): Promise<Localization> {
  const known = loaded.get(code);
  if (known) return known;
  const load = locales[code] ?? locales[FALLBACK];
  if (!load)
    return Promise.reject(new Error(`there is no bundle for ${code} in locales/, nor for ${FALLBACK}`));
  const pending = load().then((module) => translator(tag, module.default));
  loaded.set(code, pending);
  // A chunk that did not arrive may be asked for again.
  pending.catch(() => loaded.delete(code));
  return pending;
}
