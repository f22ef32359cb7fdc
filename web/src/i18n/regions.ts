/** Names of countries in the page's language, from the browser's own tables (Intl), so that none are downloaded. */
const tables = new Map<string, Intl.DisplayNames>();

/** Name of a country by its two-letter code; the code itself if it is unknown. */
export function regionName(tag: string, code: string): string {
  const known = tables.get(tag);
  const table = known ?? new Intl.DisplayNames([tag, 'en'], { type: 'region', fallback: 'code' });
  if (!known) tables.set(tag, table);
  try {
    return table.of(code.toUpperCase()) ?? code;
  } catch {
    // Not a valid region code.
    return code;
  }
}
