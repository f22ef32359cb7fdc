/**
 * Play costs in four periods. A table whose rows become cards on a phone; ARIA roles are explicit because `display`
 * other than table removes the implicit ones.
 */
import { ChartNoAxesColumn } from 'lucide-react';
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { SettingsSection } from '../common/SettingsSection.tsx';
import { Figure } from './Figure.tsx';
import css from './Overview.module.css';
import { retry } from './send.ts';

export function Overview() {
  const t = useT();
  const { status, columns, rows, netDeposits, since } = useSlice('fairPlay', (view) => view.overview);
  return (
    <SettingsSection
      icon={<ChartNoAxesColumn aria-hidden />}
      title={t('view-fair-overview')}
      status={status}
      onRetry={retry}
      count={0}
    >
      <dl className={css.net}>
        <dt>{t('view-fair-net-deposits')}</dt>
        <dd>
          <bdi>{netDeposits}</bdi>
        </dd>
      </dl>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: the layout takes the roles of a table away. */}
      <table className={css.table} role="table" aria-label={t('view-fair-overview')}>
        <thead role="rowgroup" className={css.head}>
          <tr role="row">
            <td role="cell" />
            {columns.map(({ key, label }) => (
              <th key={key} role="columnheader" scope="col">
                {t(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.key} role="row" className={css.row}>
              <th role="rowheader" scope="row">
                {t(row.label)}
              </th>
              {columns.map(({ key, label }, place) => {
                const figure = row.cells[place];
                return (
                  <td key={key} role="cell">
                    <span className={css.span} aria-hidden>
                      {t(label)}
                    </span>
                    {figure !== undefined ? <Figure figure={figure} /> : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: the layout takes the roles of a table away. */}
      <p className={css.note}>{t('view-fair-formula')}</p>
      {since ? <p className={css.note}>{t('view-fair-since', { date: since })}</p> : null}
    </SettingsSection>
  );
}
