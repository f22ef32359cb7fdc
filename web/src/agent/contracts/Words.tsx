/** Terms of a contract in words: the general terms, and a table of the tiers. */
import type { ContractDo, ContractEndingLine, ContractWords } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import css from './View.module.css';

export function Words({ words }: { words: ContractWords }) {
  const t = useT();
  const columns = useSlice('agentContracts', (view) => view.tierColumns);
  return (
    <>
      <dl className={css.facts}>
        {words.facts.map((fact) => (
          <div key={fact.key}>
            <dt>{t(fact.label)}</dt>
            <dd>{t(fact.value)}</dd>
          </div>
        ))}
      </dl>
      {words.tiers.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard
        <section className={css.scroll} tabIndex={0} aria-label={t('view-contracts-tiers')}>
          <table className={css.table}>
            <caption className={css.hidden}>{t('view-contracts-tiers')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('view-contracts-tier')}</th>
                {columns.map((column) => (
                  <th key={String(column.args?.what)} scope="col">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {words.tiers.map((tier) => (
                <tr key={String(tier.name.args?.tier)}>
                  <th scope="row">{t(tier.name)}</th>
                  {tier.cells.map((cell, index) => (
                    <td key={String(columns[index]?.args?.what)}>
                      <bdi>{cell}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </>
  );
}

/** Buttons of the actions available on a contract or request. */
export function Actions({ actions }: { actions: readonly ContractDo[] }) {
  const t = useT();
  if (actions.length === 0) return null;
  return (
    <div className={css.buttons}>
      {actions.map(({ key, label, select, href }) =>
        select ? (
          <Button
            key={key}
            size="sm"
            variant={key === 'ACCEPT' ? 'primary' : 'secondary'}
            onClick={() => send(select)}
          >
            {t(label)}
          </Button>
        ) : (
          <ButtonLink key={key} size="sm" href={href}>
            {t(label)}
          </ButtonLink>
        ),
      )}
    </div>
  );
}

/** The downlines' contracts that end together with this one. */
export function Ending({ ending }: { ending: readonly ContractEndingLine[] }) {
  const t = useT();
  if (ending.length === 0) return null;
  return (
    <div className={css.ending}>
      <p>{t('view-contracts-ending')}</p>
      <ul>
        {ending.map((line) => (
          <li key={line.key}>{t(line.text)}</li>
        ))}
      </ul>
    </div>
  );
}
