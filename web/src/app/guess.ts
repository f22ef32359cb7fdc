/**
 * What the page will probably need, asked for before the core can say so. A wrong guess costs a request, no more:
 * the core decides.
 */
import type { ScreenName } from '../core/generated/index.ts';

const BY_TAG: Record<string, { code: string; tag: string }> = {
  zh: { code: 'CN', tag: 'zh-Hans' },
  km: { code: 'KM', tag: 'km' },
  th: { code: 'TH', tag: 'th' },
  vi: { code: 'VI', tag: 'vi' },
  ar: { code: 'AR', tag: 'ar' },
};
const ENGLISH = { code: 'EN', tag: 'en' };

/** The language that was chosen before, or else the browser's first. */
export function guessLanguage(): { code: string; tag: string } {
  const stored = storedLanguage();
  const known = [ENGLISH, ...Object.values(BY_TAG)].find((language) => stored.includes(language.code));
  return known ?? BY_TAG[navigator.language.slice(0, 2)] ?? ENGLISH;
}

function storedLanguage(): string {
  try {
    return localStorage.getItem('lang') ?? '';
  } catch {
    // Storage may be forbidden.
    return '';
  }
}

/** The screen that an address will show. */
export function guessScreen(path: string): Exclude<ScreenName, 'none'> {
  if (/^\/(rng|pvp|fish)$/.test(path)) return 'lobby';
  if (/^\/(live|sports|esports|sv3|elott)$/.test(path)) return 'vendorLobby';
  if (path === '/game') return 'game';
  return path === '/login' ? 'login' : 'home';
}
