/** The browsers that the operator recommends. */
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Link } from '../../ui/button/Link.tsx';
import css from './View.module.css';

export function Browsers() {
  const t = useT();
  const browsers = useSlice('footer', (footer) => footer.browsers);
  if (browsers.length === 0) return null;
  return (
    <section className={css.tool}>
      <h2 className={css.heading}>{t('view-help-browsers')}</h2>
      <p>{t('view-help-browsers-text')}</p>
      <ul className={css.browsers}>
        {browsers.map(({ key, label, image, href }) => (
          <li key={key}>
            {image ? <img src={image} alt="" width={32} height={32} /> : null}
            {href ? (
              <Link href={href} external>
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
