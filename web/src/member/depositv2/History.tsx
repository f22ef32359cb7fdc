/** Past deposits, filtered by state and paged. A row expands in place. */
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { DepositRow, FilterOption } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { Pages } from '../../screens/common/Pages.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Chips } from '../../ui/tabs/Chips.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { Detail, State } from './Detail.tsx';
import css from './View.module.css';

function choose(options: readonly FilterOption[], key: string): void {
  const option = options.find((each) => each.key === key);
  if (option) send(option.select);
}

export function History({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  const id = useId();
  const { status, filters, filtered, rows, pages } = useSlice('deposits', (view) => view.history);
  const empty = status.kind === 'ready' && rows.length === 0;
  return (
    <section className={css.history} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {t('view-deposit-history')}
      </h3>
      {empty && !filtered ? null : (
        <Chips
          label={t('view-deposit-filters')}
          items={filters.map((option) => ({ ...option, label: t(option.label) }))}
          onSelect={(key) => choose(filters, key)}
        />
      )}
      {status.kind === 'failed' ? <Failed problem={status.problem} onRetry={onRetry} /> : null}
      {status.kind === 'loading' ? <TextSkeleton label={t('view-loading')} /> : null}
      {empty ? (
        <EmptyState
          kind={filtered ? 'no-match' : 'nothing'}
          title={t(filtered ? 'view-deposit-no-match-title' : 'view-deposit-empty-title')}
          text={t(filtered ? 'view-deposit-no-match-text' : 'view-deposit-empty-text')}
        />
      ) : null}
      <ul className={css.list}>
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </ul>
      <Pages items={pages} />
    </section>
  );
}

function Row({ row }: { row: DepositRow }) {
  const t = useT();
  const id = useId();
  const { detail, status } = row;
  return (
    <li className={css.row}>
      <button
        type="button"
        className={css.rowHead}
        aria-expanded={row.opened}
        aria-controls={row.opened ? id : undefined}
        onClick={() => send(row.toggle)}
      >
        <span className={css.texts}>
          <span className={css.strong}>{row.channel}</span>
          <span className={css.facts}>
            {row.at ? <Moment text={t(row.at.said)} exact={row.at.exact} /> : null}
            <State tone={row.tone} text={t(row.state)} />
          </span>
        </span>
        <bdi className={css.figure}>{row.amount}</bdi>
        <ChevronDown className={css.chevron} aria-hidden />
      </button>
      {row.opened ? (
        <div id={id}>
          {status.kind === 'failed' ? (
            <Failed problem={status.problem} onRetry={() => send({ deposits: 'retry' })} />
          ) : null}
          {detail ? <Detail detail={detail} /> : null}
          {!detail && status.kind === 'loading' ? <TextSkeleton label={t('view-loading')} /> : null}
          {detail?.open ? (
            <div className={css.goOn}>
              <ButtonLink href={detail.href} size="sm">
                {t('view-deposit-continue')}
              </ButtonLink>
            </div>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
