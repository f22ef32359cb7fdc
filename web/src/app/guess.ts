/**
 * What the page will probably need, asked for before the core can say so. A wrong guess costs a request, no more:
 * the core decides.
 */
import type { ScreenName } from '../core/generated/index.ts';
import { SCREENS } from '../core/generated/screens.ts';

interface Guess {
  code: string;
  tag: string;
}

const ENGLISH: Guess = { code: 'EN', tag: 'en' };

/** The languages that have texts, each after those that only a longer beginning of a tag tells from it. */
const KNOWN: (Guess & { speaks: RegExp })[] = [
  { ...ENGLISH, speaks: /^en\b/i },
  { code: 'TY', tag: 'zh-Hant-TW', speaks: /^zh-(?:hant|(?!hans).*\b(?:tw|hk|mo))\b/i },
  { code: 'CN', tag: 'zh-Hans', speaks: /^zh\b/i },
  { code: 'ID', tag: 'id', speaks: /^id\b/i },
  { code: 'MY', tag: 'my', speaks: /^my\b/i },
  { code: 'TH', tag: 'th', speaks: /^th\b/i },
  { code: 'VI', tag: 'vi', speaks: /^vi\b/i },
  { code: 'KM', tag: 'km', speaks: /^km\b/i },
  { code: 'AR', tag: 'ar', speaks: /^ar\b/i },
];

/** The language that the address asks for, or that was chosen before, or else the browser's first. */
export function guessLanguage(): Guess {
  const stored = new URLSearchParams(location.search).get('lang') ?? storedLanguage();
  const known =
    KNOWN.find((language) => stored.includes(language.code)) ??
    KNOWN.find((language) => language.speaks.test(navigator.language)) ??
    ENGLISH;
  return { code: known.code, tag: known.tag };
}

function storedLanguage(): string {
  try {
    return localStorage.getItem('lang') ?? '';
  } catch {
    // Storage may be forbidden.
    return '';
  }
}

type Screen = Exclude<ScreenName, 'none'>;

/** The screen that an address will show. */
export function guessScreen(path: string): Screen {
  return SCREENS[path] ?? 'home';
}
