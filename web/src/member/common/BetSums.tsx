/** Totals of all bets that match the filter, not only of the loaded ones. */
import type { BetSums } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import css from './Record.module.css';

export function Sums({ sums: { count, facts } }: { sums: BetSums }) {
  const t = useT();
  return (
    <section aria-label={t('view-bets-sums')}>
      <dl className={css.sums}>
        <div>
          <dt>{t('view-bets-count')}</dt>
          <dd>{count}</dd>
        </div>
        {facts.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{t(label)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
