/** Profit and loss per branch, day or product. Each figure links to its bets or movements. */
import type { TeamProfitLine } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import css from '../../member/common/Record.module.css';
import { Link } from '../../ui/button/Link.tsx';
import { cx } from '../../ui/cx.ts';
import own from '../common/Lines.module.css';

export interface LinesProps {
  title: string;
  /** Label of the smaller figure. */
  part: string;
  lines: readonly TeamProfitLine[];
}

export function Lines({ title, part, lines }: LinesProps) {
  return (
    <section className={css.section}>
      <h3>{title}</h3>
      <ul className={css.lines} aria-label={title}>
        {lines.map((line) => (
          <Line key={line.key} part={part} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ part, line }: { part: string; line: TeamProfitLine }) {
  const t = useT();
  const { title, href, bets, net, won, direct, facts } = line;
  return (
    <li className={own.line}>
      <div className={own.head}>
        <div className={css.what}>
          <p className={css.title}>{href ? <Link href={href}>{t(title)}</Link> : t(title)}</p>
          <p className={css.small}>{t(bets)}</p>
          <p className={css.small}>
            {part} <bdi>{direct}</bdi>
          </p>
        </div>
        <bdi className={cx(css.amount, won && css.incoming)}>{net}</bdi>
      </div>
      <dl className={own.facts}>
        {facts.map(({ key, label, value, href: behind }) => (
          <div key={key}>
            <dt>{t(label)}</dt>
            <dd>
              {behind ? (
                <Link href={behind}>
                  <bdi>{value}</bdi>
                </Link>
              ) : (
                <bdi>{value}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
