/** Ledger entries, latest first: what happened, the amount, and the balance before and after. */
import type { RecordLine } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { cx } from '../../ui/cx.ts';
import { Moment } from '../../ui/time/Moment.tsx';
import css from '../common/Record.module.css';

export function Lines({ lines }: { lines: readonly RecordLine[] }) {
  const t = useT();
  return (
    <ul className={css.lines} aria-label={t('view-record-list')}>
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { line: RecordLine }) {
  const t = useT();
  const { title, about, orderNo, incoming, amount, before, after, at, href } = line;
  return (
    <li className={css.line}>
      <div className={css.what}>
        <p className={css.title}>{href ? <a href={href}>{t(title)}</a> : t(title)}</p>
        {about ? (
          <p className={css.small}>
            <bdi>{about}</bdi>
          </p>
        ) : null}
        {orderNo ? (
          <p className={css.small}>
            {t('view-record-number')} <bdi dir="ltr">{orderNo}</bdi>
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
        <dl className={css.balances}>
          <div>
            <dt>{t('view-record-before')}</dt>
            <dd>
              <bdi>{before}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('view-record-after')}</dt>
            <dd>
              <bdi>{after}</bdi>
            </dd>
          </div>
        </dl>
      </div>
    </li>
  );
}
