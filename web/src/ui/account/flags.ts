/**
 * Flags of all countries, each a file that is loaded when shown.
 *
 * Separate from `ui/brand/Flag`, which has the few flags of the languages: the first paint does not need 260 URLs.
 */
const files = import.meta.glob<string>('../../../node_modules/country-flag-icons/3x2/??.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const byCountry = new Map(Object.entries(files).map(([path, url]) => [path.slice(-6, -4), url]));

/** URL of a country's flag by its two-letter code. */
export function flagOf(country: string): string | undefined {
  return byCountry.get(country.toUpperCase());
}

/** Two-letter codes of all countries that have a flag. */
export const COUNTRIES: readonly string[] = [...byCountry.keys()];
