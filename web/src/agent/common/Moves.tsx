/** Wallet movements of the team, latest first: kind, member, counterparty, amount. */
import type { TeamMoveLine } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import css from '../../member/common/Record.module.css';
import { cx } from '../../ui/cx.ts';
import { Moment } from '../../ui/time/Moment.tsx';

export function Moves({ lines }: { lines: readonly TeamMoveLine[] }) {
  const t = useT();
  return (
    <ul className={css.lines} aria-label={t('view-record-list')}>
      {lines.map((line) => (
        <Move key={line.key} line={line} />
      ))}
    </ul>
  );
}

function Move({ line: { title, account, party, incoming, amount, at } }: { line: TeamMoveLine }) {
  const t = useT();
  return (
    <li className={css.line}>
      <div className={css.what}>
        <p className={css.title}>{t(title)}</p>
        <p className={css.small}>
          <bdi>{account}</bdi>
        </p>
        {party ? (
          <p className={css.small}>
            {t('view-team-party')} <bdi>{party}</bdi>
          </p>
        ) : null}
        {at ? (
          <p className={css.small}>
            <Moment text={t(at.said)} exact={at.exact} />
          </p>
        ) : null}
      </div>
      <div className={css.figures}>
        <bdi className={cx(css.amount, incoming && css.incoming)}>{amount}</bdi>
      </div>
    </li>
  );
}
