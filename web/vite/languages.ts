/** The tags and directions of the languages with texts, for what is made at build time; `core/src/domain/language.rs` has all. */
export const LANGUAGES: Record<string, { tag: string; dir: 'ltr' | 'rtl' }> = {
  AR: { tag: 'ar', dir: 'rtl' },
  CN: { tag: 'zh-Hans', dir: 'ltr' },
  EN: { tag: 'en', dir: 'ltr' },
  ID: { tag: 'id', dir: 'ltr' },
  KM: { tag: 'km', dir: 'ltr' },
  MY: { tag: 'my', dir: 'ltr' },
  TH: { tag: 'th', dir: 'ltr' },
  TY: { tag: 'zh-Hant-TW', dir: 'ltr' },
  VI: { tag: 'vi', dir: 'ltr' },
};
