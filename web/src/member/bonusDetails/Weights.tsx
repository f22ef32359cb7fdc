/** What forfeiting a bonus costs and why, and how much each kind of bet counts towards its turnover. */
import { useId } from 'react';
import type { BonusWeight } from '../../core/generated/index.ts';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import css from '../common/Record.module.css';
import own from './View.module.css';

export function Weights() {
  const t = useT();
  const id = useId();
  const products = useSlice('bonuses', (view) => view.products);
  const games = useSlice('bonuses', (view) => view.games);
  return (
    <>
      <section className={css.card} aria-labelledby={`${id}-cost`}>
        <h3 id={`${id}-cost`} className={own.heading}>
          {t('view-bonus-rule')}
        </h3>
        <p className={own.text}>{t('view-bonus-rule-text')}</p>
      </section>
      <section className={css.card} aria-labelledby={`${id}-weights`}>
        <h3 id={`${id}-weights`} className={own.heading}>
          {t('view-bonus-weights')}
        </h3>
        <p className={own.text}>{t('view-bonus-weights-text')}</p>
        <Counted list={products} />
        {games.length > 0 ? (
          <>
            <p className={own.text}>{t('view-bonus-games')}</p>
            <Counted list={games} />
          </>
        ) : null}
      </section>
    </>
  );
}

function Counted({ list }: { list: readonly BonusWeight[] }) {
  const t = useT();
  return (
    <dl className={own.weights}>
      {list.map(({ key, name, percent }) => (
        <div key={key}>
          <dt>{t(name)}</dt>
          <dd>
            <bdi>{percent}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
