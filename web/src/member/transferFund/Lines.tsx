/** A list of labelled amounts and their total. */
import type { LabelledAmount } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import css from './View.module.css';

export interface LinesProps {
  lines: readonly LabelledAmount[];
  total?: { label: string; amount: string };
}

export function Lines({ lines, total }: LinesProps) {
  const t = useT();
  if (lines.length === 0) return null;
  return (
    <dl className={css.lines}>
      {lines.map(({ key, label, amount }) => (
        <div key={key}>
          <dt>{t(label)}</dt>
          <dd>
            <bdi>{amount}</bdi>
          </dd>
        </div>
      ))}
      {total ? (
        <div className={css.total}>
          <dt>{total.label}</dt>
          <dd>
            <bdi>{total.amount}</bdi>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
