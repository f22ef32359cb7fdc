/** Three balances in a row; each expands to its breakdown. */
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Lines } from './Lines.tsx';
import css from './View.module.css';

export function Figures() {
  const t = useT();
  const id = useId();
  const figures = useSlice('myWallet', (view) => view.figures);
  const opened = figures.find((figure) => figure.opened);
  return (
    <section className={css.money} aria-label={t('view-wallet-money')}>
      <div className={css.figures}>
        {figures.map((figure) => (
          <button
            key={figure.key}
            type="button"
            className={css.figure}
            aria-expanded={figure.opened}
            aria-controls={figure.opened ? id : undefined}
            onClick={() => send(figure.toggle)}
          >
            <span className={css.label}>
              {t(figure.label)} <ChevronDown className={css.chevron} aria-hidden />
            </span>
            <bdi className={css.amount}>{figure.amount}</bdi>
          </button>
        ))}
      </div>
      {opened ? (
        <section
          id={id}
          className={css.parts}
          aria-label={t('view-wallet-parts', { figure: t(opened.label) })}
        >
          <p className={css.text}>{t(opened.about)}</p>
          <Lines lines={opened.parts} />
        </section>
      ) : null}
    </section>
  );
}
