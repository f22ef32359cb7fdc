/**
 * Signed statements of a record: request with the current filter, download, print, delete. The core decides what is
 * possible.
 */
import type { StatementLine, UiEvent } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Chips } from '../../ui/tabs/Chips.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { selectOption, translatedOptions } from './filter.ts';
import { PrintedStatement } from './PrintedStatement.tsx';
import css from './Statements.module.css';

/** `ask` requests a statement of what the page shows; null while nothing is shown. */
export function Statements({ ask }: { ask: UiEvent | null }) {
  const t = useT();
  const opened = useSlice('statements', (view) => view.opened);
  return (
    <div className={css.statements}>
      <Button
        size="sm"
        aria-expanded={opened}
        className={css.open}
        onClick={() => send({ statements: 'toggle' })}
      >
        {t('view-statements-open')}
      </Button>
      {opened ? <Panel ask={ask} /> : null}
    </div>
  );
}

function Panel({ ask }: { ask: UiEvent | null }) {
  const t = useT();
  const { formats, canAsk, full, asking, problem, printed } = useSlice('statements', (view) => view);
  if (printed) return <PrintedStatement statement={printed} />;
  return (
    <section className={css.panel} aria-label={t('view-statements-list')}>
      <p className={css.about}>{t('view-statements-about')}</p>
      <Chips
        label={t('view-statements-format')}
        items={translatedOptions(t, formats)}
        onSelect={(key) => selectOption(formats, key)}
        look="segmented"
      />
      <div className={css.buttons}>
        <Button
          variant="primary"
          busy={asking}
          disabled={!ask || !(canAsk || asking)}
          onClick={() => ask && send(ask)}
        >
          {t('view-statements-make')}
        </Button>
        <a className={css.check} href="/verify">
          {t('view-statements-check')}
        </a>
      </div>
      {full ? <Notice tone="info" text={t('view-statements-full')} /> : null}
      {problem ? <Notice tone="error" text={t(problem.text)} /> : null}
      <List />
    </section>
  );
}

function List() {
  const t = useT();
  const { status, lines, percent } = useSlice('statements', (view) => view);
  if (status.kind === 'failed')
    return <Failed problem={status.problem} onRetry={() => send({ statements: 'retry' })} />;
  if (status.kind === 'loading' && lines.length === 0) return <TextSkeleton label={t('view-loading')} />;
  if (lines.length === 0) return <p className={css.about}>{t('view-statements-none')}</p>;
  return (
    <ul className={css.list}>
      {lines.map((line) => (
        <Line key={line.key} line={line} percent={percent} />
      ))}
    </ul>
  );
}

function Line({ line, percent }: { line: StatementLine; percent: number | null }) {
  const t = useT();
  const { title, days, state, failed, keptUntil, download, print, remove } = line;
  const isUnderWay = !remove;
  return (
    <li className={css.line}>
      <div className={css.what}>
        <strong>{t(title)}</strong>
        <span className={css.about}>{t(days)}</span>
        <span className={failed ? css.failed : css.about} role={isUnderWay ? 'status' : undefined}>
          {t(state)}
          {isUnderWay && percent !== null ? `, ${t('view-statements-progress', { percent })}` : null}
        </span>
        {isUnderWay ? <Progress label={t(state)} percent={percent} /> : null}
        {keptUntil ? (
          <span className={css.about}>
            {t('view-statements-until')} <Moment text={t(keptUntil.said)} exact={keptUntil.exact} />
          </span>
        ) : null}
      </div>
      <div className={css.buttons}>
        <Press event={download} label={t('view-statements-download')} />
        <Press event={print} label={t('view-statements-print')} />
        <Press event={remove} label={t('view-statements-delete')} quiet />
      </div>
    </li>
  );
}

function Press({ event, label, quiet }: { event: UiEvent | null; label: string; quiet?: boolean }) {
  if (!event) return null;
  return (
    <Button size="sm" variant={quiet ? 'quiet' : 'secondary'} onClick={() => send(event)}>
      {label}
    </Button>
  );
}
