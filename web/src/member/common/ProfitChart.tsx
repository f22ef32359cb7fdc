/** Bars above and below zero, one a day. A picture: the list of days says the same in words. */
import type { CSSProperties } from 'react';
import type { ProfitBar } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { cx } from '../../ui/cx.ts';
import css from './ProfitChart.module.css';

export function ProfitChart({ label, bars }: { label: string; bars: readonly ProfitBar[] }) {
  const t = useT();
  return (
    <div className={css.chart} role="img" aria-label={label} dir="ltr">
      {bars.map(({ key, label: said, percent }) => (
        <span key={key} className={css.day} title={t(said)}>
          <span
            className={cx(css.bar, percent < 0 && css.below)}
            style={{ '--length': `${Math.abs(percent) / 2}%` } as CSSProperties}
          />
        </span>
      ))}
    </div>
  );
}
