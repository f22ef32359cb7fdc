// Generated from the Rust types of core/; do not edit. To write it anew:
// UPDATE=1 cargo test -p lumora-core --features bindings --test bindings

/** What the core asks for at a first visit; `{host}` and `{language}` stand for the site's host and the code of
 * the page's language. */
export const STARTUP_CALLS: readonly string[] = [
  '/wps/system/status?url={host}&language={language}',
  '/wps/relay/GCSGAME_gameVendor',
  '/wps/relay/MCSFE_getListAnnouncements?types=B%2CPL%2CPU%2CPR%2CH&platform=W&execution=B&language={language}',
  '/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&platform=flash%2Chtml5-desktop&language={language}&count=33',
];
