/** Totals of all entries that match the filter, not only of the loaded ones. */
import type { RecordSums } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import css from '../common/Record.module.css';

export function Sums({ sums: { count, totalIn, totalOut } }: { sums: RecordSums }) {
  const t = useT();
  return (
    <section aria-label={t('view-record-sums')}>
      <dl className={css.sums}>
        <div>
          <dt>{t('view-record-count')}</dt>
          <dd>{count}</dd>
        </div>
        <div>
          <dt>{t('view-record-in')}</dt>
          <dd>
            <bdi>{totalIn}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('view-record-out')}</dt>
          <dd>
            <bdi>{totalOut}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  );
}
