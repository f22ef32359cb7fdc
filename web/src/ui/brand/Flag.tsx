/** The flag of a language, a separate file so that it does not weigh on the first paint. */
import css from './Flag.module.css';

const files = import.meta.glob<string>(
  '../../../node_modules/country-flag-icons/3x2/{AE,BD,BR,CN,ES,GB,ID,IN,IR,JP,KH,KR,KZ,LA,LK,MM,MY,PH,PK,PT,RU,SA,TH,TR,TW,US,UZ,VN,HK,SG}.svg',
  { eager: true, query: '?url', import: 'default' },
);

const byCountry = new Map(Object.entries(files).map(([path, url]) => [path.slice(-6, -4), url]));

export function Flag({ country }: { country: string }) {
  const url = byCountry.get(country.toUpperCase());
  return url ? (
    <img className={css.flag} src={url} alt="" width={22} height={15} />
  ) : (
    <span className={css.flag} />
  );
}
