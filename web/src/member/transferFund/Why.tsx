/** How the withdrawable amount is calculated, line by line. */
import { useId } from 'react';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Lines } from './Lines.tsx';
import css from './View.module.css';

export function Why() {
  const t = useT();
  const id = useId();
  const sum = useSlice('myWallet', (view) => view.sum);
  const total = useSlice('myWallet', (view) => view.total);
  const short = useSlice('myWallet', (view) => view.short);
  return (
    <section className={css.card} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {t('view-wallet-why')}
      </h3>
      <Lines lines={sum} total={{ label: t('view-wallet-total'), amount: total }} />
      {short ? <p className={css.text}>{t(short)}</p> : null}
    </section>
  );
}
