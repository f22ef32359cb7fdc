/** Profit and loss per day or product. */
import type { ProfitLine } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { cx } from '../../ui/cx.ts';
import css from './Record.module.css';

export function ProfitLines({ title, lines }: { title: string; lines: readonly ProfitLine[] }) {
  return (
    <section className={css.section}>
      <h3>{title}</h3>
      <ul className={css.lines} aria-label={title}>
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line: { title, bets, played, net, won, facts } }: { line: ProfitLine }) {
  const t = useT();
  return (
    <li className={css.line}>
      <div className={css.what}>
        <p className={css.title}>{t(title)}</p>
        {bets ? <p className={css.small}>{t(bets)}</p> : null}
        {played ? <p className={css.small}>{t(played)}</p> : null}
      </div>
      <div className={css.figures}>
        <bdi className={cx(css.amount, won && css.incoming)}>{net}</bdi>
        <dl className={css.balances}>
          {facts.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{t(label)}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}
