/** How much the next bet would count towards the turnover, by kind of game. */
import { useId } from 'react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Chips } from '../../ui/tabs/Chips.tsx';
import css from './View.module.css';

export function NextBet() {
  const t = useT();
  const id = useId();
  const next = useSlice('myWallet', (view) => view.nextBet);
  if (!next) return null;
  const choose = (key: string) => {
    const option = next.gameTypes.find((each) => each.key === key);
    if (option) send(option.select);
  };
  return (
    <section className={css.card} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {t('view-wallet-next')}
      </h3>
      <Chips
        label={t('view-wallet-game-types')}
        items={next.gameTypes.map(({ key, label, percent, selected }) => ({
          key,
          label: `${t(label)} ${percent}`,
          selected,
        }))}
        onSelect={choose}
      />
      <div role="status">
        <p className={css.strong}>{t(next.counts)}</p>
        {next.after ? <p className={css.text}>{t(next.after)}</p> : null}
      </div>
      {next.games.length > 0 ? (
        <div>
          <p className={css.text}>{t('view-wallet-games-otherwise')}</p>
          <dl className={css.lines}>
            {next.games.map(({ key, name, percent }) => (
              <div key={key}>
                <dt>
                  <bdi>{name}</bdi>
                </dt>
                <dd>
                  <bdi>{percent}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
    </section>
  );
}
