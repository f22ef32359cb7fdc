/**
 * Bonuses: all that the member ever got, turnover progress, and what forfeiting each would cost.
 * `?mc=bonusDetails`.
 */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Chips } from '../../ui/tabs/Chips.tsx';
import { Earlier } from '../common/Earlier.tsx';
import { selectOption, translatedOptions } from '../common/filter.ts';
import css from '../common/Record.module.css';
import { Bonus } from './Bonus.tsx';
import { Question } from './Question.tsx';
import { Weights } from './Weights.tsx';

const retry = () => send({ bonuses: 'retry' });

export default function BonusDetails() {
  const t = useT();
  const states = useSlice('bonuses', (view) => view.states);
  return (
    <div className={css.page}>
      <Chips
        label={t('view-bonus-state')}
        items={translatedOptions(t, states)}
        onSelect={(key) => selectOption(states, key)}
        look="chips"
      />
      <ActionResult />
      <Content />
      <Question />
    </div>
  );
}

/** Result of forfeiting a bonus, or why none can be forfeited at the moment. */
function ActionResult() {
  const t = useT();
  const givenUp = useSlice('bonuses', (view) => view.givenUp);
  const refusal = useSlice('bonuses', (view) => view.refusal);
  const betOpen = useSlice('bonuses', (view) => view.betOpen);
  return (
    <>
      {givenUp ? <Notice tone="success" text={t(givenUp)} /> : null}
      {refusal ? <FormProblem problem={refusal} /> : null}
      {betOpen ? <Notice tone="info" text={t(betOpen)} /> : null}
    </>
  );
}

function Content() {
  const t = useT();
  const { status, count, lines, narrowed, more, loading, problem } = useSlice('bonuses', (view) => view);
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (status.kind === 'loading' && lines.length === 0) return <TextSkeleton label={t('view-loading')} />;
  if (lines.length === 0) return <Nothing narrowed={narrowed} />;
  return (
    <>
      {count === null ? null : <p className={css.zone}>{t('view-bonus-count', { count: String(count) })}</p>}
      <ul className={css.cards} aria-label={t('view-bonus-list')}>
        {lines.map((line) => (
          <Bonus key={line.key} bonus={line} />
        ))}
      </ul>
      <Earlier more={more} loading={loading} problem={problem} />
      <Weights />
    </>
  );
}

function Nothing({ narrowed }: { narrowed: boolean }) {
  const t = useT();
  const href = useSlice('bonuses', (view) => view.promotionsHref);
  return (
    <EmptyState
      kind={narrowed ? 'no-match' : 'nothing'}
      title={t(narrowed ? 'view-bonus-no-match-title' : 'view-bonus-empty-title')}
      text={t(narrowed ? 'view-bonus-no-match-text' : 'view-bonus-empty-text')}
      action={narrowed ? undefined : <Link href={href}>{t('view-bonus-to-promotions')}</Link>}
    />
  );
}
