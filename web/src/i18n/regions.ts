/** Names of countries in the page's language, by the browser's own tables: they weigh nothing. */
const tables = new Map<string, Intl.DisplayNames>();

/** The name of a country by its two-letter code; a code that nobody knows shows itself. */
export function regionName(tag: string, code: string): string {
  const known = tables.get(tag);
  const table = known ?? new Intl.DisplayNames([tag, 'en'], { type: 'region', fallback: 'code' });
  if (!known) tables.set(tag, table);
  try {
    return table.of(code.toUpperCase()) ?? code;
  } catch {
    // A code that is none at all.
    return code;
  }
}
