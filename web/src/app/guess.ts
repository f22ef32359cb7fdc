/**
 * Guesses what the page will need, so that it can be requested before the core has started. A wrong guess costs
 * only a request: the core decides.
 */
import type { ScreenName } from '../core/generated/index.ts';
import { SCREENS } from '../core/generated/screens.ts';

interface Guess {
  code: string;
  tag: string;
}

const ENGLISH: Guess = { code: 'EN', tag: 'en' };

/** Languages with texts. The first match wins, so a more specific tag stands before a more general one. */
const LANGUAGES: (Guess & { speaks: RegExp })[] = [
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

/** The language of the `lang` query parameter, else the stored choice, else the browser's first language. */
export function guessLanguage(): Guess {
  const stored = new URLSearchParams(location.search).get('lang') ?? storedLanguage();
  const known =
    LANGUAGES.find((language) => stored.includes(language.code)) ??
    LANGUAGES.find((language) => language.speaks.test(navigator.language)) ??
    ENGLISH;
  return { code: known.code, tag: known.tag };
}

function storedLanguage(): string {
  try {
    return localStorage.getItem('lang') ?? '';
  } catch {
    // Storage may be blocked.
    return '';
  }
}

type Screen = Exclude<ScreenName, 'none'>;

/** The screen of a path; home where the path is unknown. */
export function guessScreen(path: string): Screen {
  return SCREENS[path] ?? 'home';
}
