/** What the terms in the workbench would have earned in past periods: a table, and a bar chart of the same. */
import type { ContractPeriodRow } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Chips } from '../../ui/tabs/Chips.tsx';
import css from './View.module.css';
import { Ending } from './Words.tsx';

export function Replay() {
  const t = useT();
  const status = useSlice('agentWorkbench', (view) => view.status);
  const rows = useSlice('agentWorkbench', (view) => view.rows);
  const ending = useSlice('agentWorkbench', (view) => view.ending);
  return (
    <section className={css.card}>
      <h4>{t('view-contracts-replay')}</h4>
      <Periods />
      {status.kind === 'loading' ? <TextSkeleton label={t('view-loading')} /> : null}
      {status.kind === 'failed' ? <FormProblem problem={status.problem} /> : null}
      {rows.length > 0 ? <Table rows={rows} /> : null}
      {rows.length > 0 ? <Bars rows={rows} /> : null}
      <Ending ending={ending} />
    </section>
  );
}

function Periods() {
  const t = useT();
  const periods = useSlice('agentWorkbench', (view) => view.periods);
  const items = periods.map(({ key, label, selected }) => ({ key, label: t(label), selected }));
  const select = (key: string) => {
    const chosen = periods.find((option) => option.key === key);
    if (chosen) send(chosen.select);
  };
  return <Chips label={t('view-contracts-period')} items={items} onSelect={select} look="segmented" />;
}

function Table({ rows }: { rows: readonly ContractPeriodRow[] }) {
  const t = useT();
  const totals = useSlice('agentWorkbench', (view) => view.totals);
  const hasOwn = totals.length > 1;
  const columns = ['basis', 'members', 'tier', 'downline', ...(hasOwn ? ['mine', 'kept'] : [])] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard
    <section className={css.scroll} tabIndex={0} aria-label={t('view-contracts-replay')}>
      <table className={css.table}>
        <caption className={css.hidden}>{t('view-contracts-replay')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('view-contracts-period')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`view-contracts-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <bdi>{row.name}</bdi>
              </th>
              <td>
                <bdi>{row.basis}</bdi>
              </td>
              <td>{row.members}</td>
              <td>{t(row.tier)}</td>
              <td>
                <bdi>{row.downline}</bdi>
              </td>
              {hasOwn ? (
                <>
                  <td>
                    <bdi>{row.own}</bdi>
                  </td>
                  <td>
                    <bdi>{row.kept}</bdi>
                  </td>
                </>
              ) : null}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {t('view-contracts-total')}
            </th>
            {totals.map((total, index) => (
              <td key={columns[index + 3]}>
                <bdi>{total}</bdi>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** Decorative: the table holds the figures. */
function Bars({ rows }: { rows: readonly ContractPeriodRow[] }) {
  return (
    <svg className={css.chart} viewBox={`0 0 ${rows.length * 12} 100`} preserveAspectRatio="none" aria-hidden>
      {rows.map((row, index) => (
        <g key={row.key}>
          <rect className={css.paid} x={index * 12 + 1} width={4.5} y={100 - row.bar} height={row.bar} />
          <rect
            className={css.kept}
            x={index * 12 + 6}
            width={4.5}
            y={100 - row.keptBar}
            height={row.keptBar}
          />
        </g>
      ))}
    </svg>
  );
}
