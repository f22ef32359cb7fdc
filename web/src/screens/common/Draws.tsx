/** Draws in a list, each a link to its lottery. */
import type { DrawItem } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import css from './Draws.module.css';

export function Draws({ items }: { items: readonly DrawItem[] }) {
  const t = useT();
  return (
    <ul className={css.draws}>
      {items.map((draw) => (
        <li key={draw.key}>
          <a href={draw.href} className={css.draw} aria-current={draw.selected ? 'true' : undefined}>
            <img src={draw.image} alt="" width={48} height={64} loading="lazy" decoding="async" />
            <span className={css.texts}>
              <span className={css.name}>
                <bdi>{draw.name}</bdi>
              </span>
              <span className={css.detail}>
                <bdi>{draw.vendor}</bdi>
              </span>
              <span className={css.detail}>{t('view-lottery-numero', { numero: draw.numero })}</span>
            </span>
            <bdi dir="ltr" className={css.at}>
              {draw.at}
            </bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
