/** Below every page: the ways to reach a person. */
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import css from './View.module.css';

export function Support() {
  const t = useT();
  const links = useSlice('frame', (frame) => frame.support);
  if (links.length === 0) return null;
  return (
    <section className={css.support} aria-label={t('view-help-more')}>
      <h2 className={css.heading}>{t('view-help-more')}</h2>
      <ul className={css.ways}>
        {links.map(({ key, title, href }) => (
          <li key={key}>
            <ButtonLink href={href} size="sm" external={href.startsWith('https:')}>
              {title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
