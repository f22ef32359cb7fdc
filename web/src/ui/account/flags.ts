/**
 * The flag of every country, each a file that loads when it is looked at.
 *
 * Apart from `ui/brand/Flag`, which knows the few flags of the languages: no first paint needs 260 addresses.
 */
const files = import.meta.glob<string>('../../../node_modules/country-flag-icons/3x2/??.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const byCountry = new Map(Object.entries(files).map(([path, url]) => [path.slice(-6, -4), url]));

/** The address of a country's flag by its two-letter code. */
export function flagOf(country: string): string | undefined {
  return byCountry.get(country.toUpperCase());
}

/** Every country that has a flag, by its two-letter code. */
export const COUNTRIES: readonly string[] = [...byCountry.keys()];
