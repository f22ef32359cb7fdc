/** The table of contents: a card for each category. */
import { useSlice } from '../../core/hooks.ts';
import css from './View.module.css';

export function Contents() {
  const categories = useSlice('help', (help) => help.categories);
  return (
    <div className={css.cards}>
      {categories.map((category) => (
        <section key={category.key} className={css.card} aria-label={category.title}>
          <h2 className={css.heading}>{category.title}</h2>
          <ul>
            {category.pages.map((page) => (
              <li key={page.key}>
                <a href={page.href} className={css.link}>
                  {page.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
