/** Totals above a list, side by side. */
import type { MoneyFact } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import css from './Record.module.css';

export function FactSums({ label, facts }: { label: string; facts: readonly MoneyFact[] }) {
  const t = useT();
  return (
    <section aria-label={label}>
      <dl className={css.sums}>
        {facts.map(({ key, label: said, value }) => (
          <div key={key}>
            <dt>{t(said)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
