/** Bets, latest first; each links to its details. With `accounts` each also names its member. */
import type { BetLine } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { cx } from '../../ui/cx.ts';
import { Moment } from '../../ui/time/Moment.tsx';
import css from './Record.module.css';

export interface BetsProps {
  lines: readonly BetLine[];
  /** Account names of the bettors, in the same order as the bets. */
  accounts?: readonly string[];
}

export function Bets({ lines, accounts }: BetsProps) {
  const t = useT();
  return (
    <ul className={css.lines} aria-label={t('view-bets-list')}>
      {lines.map((line, index) => (
        <li key={line.key} className={css.line}>
          <What line={line} account={accounts?.[index]} />
          <Figures line={line} />
        </li>
      ))}
    </ul>
  );
}

function What({ line, account }: { line: BetLine; account: string | undefined }) {
  const t = useT();
  const { game, vendor, product, free, at, href } = line;
  return (
    <div className={css.what}>
      {account ? (
        <p className={css.small}>
          <bdi>{account}</bdi>
        </p>
      ) : null}
      <p className={css.title}>
        <a href={href}>
          <bdi>{game}</bdi>
        </a>
      </p>
      <p className={css.small}>
        <bdi>{vendor}</bdi>
        {product ? ` · ${t(product)}` : null}
      </p>
      {free ? (
        <p>
          <span className={css.mark}>{t(free)}</span>
        </p>
      ) : null}
      {at ? (
        <p className={css.small}>
          <Moment text={t(at.said)} exact={at.exact} />
        </p>
      ) : null}
    </div>
  );
}

function Figures({ line: { status, won, stake, payout, net } }: { line: BetLine }) {
  const t = useT();
  return (
    <div className={css.figures}>
      <span>
        <span className={css.mark}>{t(status)}</span>{' '}
        {net ? <bdi className={cx(css.amount, won && css.incoming)}>{net}</bdi> : null}
      </span>
      <dl className={css.balances}>
        <div>
          <dt>{t('bets-fact-stake')}</dt>
          <dd>
            <bdi>{stake}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('bets-fact-payout')}</dt>
          <dd>
            <bdi>{payout}</bdi>
          </dd>
        </div>
      </dl>
    </div>
  );
}
