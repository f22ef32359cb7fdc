/** Reward centre: claimable rewards, level, cashback, and past rewards. `?mc=rewardCenter`. */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Earlier } from '../common/Earlier.tsx';
import css from '../common/Record.module.css';
import { Cashback } from './Cashback.tsx';
import { Level } from './Level.tsx';
import { Rewards } from './Rewards.tsx';
import own from './View.module.css';

const retry = () => send({ rewards: 'retry' });

export default function RewardCenter() {
  return (
    <div className={css.page}>
      <ActionResult />
      <Open />
      <Level />
      <Cashback />
      <Past />
    </div>
  );
}

/** Result of a claim. */
function ActionResult() {
  const t = useT();
  const claimed = useSlice('rewards', (view) => view.claimed);
  const refusal = useSlice('rewards', (view) => view.refusal);
  const href = useSlice('rewards', (view) => view.bonusesHref);
  if (refusal) return <FormProblem problem={refusal} />;
  if (!claimed) return null;
  return (
    <>
      <Notice tone="success" text={t(claimed)} />
      <p className={own.links}>
        <Link href={href}>{t('view-reward-to-bonuses')}</Link>
      </p>
    </>
  );
}

function Open() {
  const t = useT();
  const status = useSlice('rewards', (view) => view.status);
  const open = useSlice('rewards', (view) => view.open);
  const later = useSlice('rewards', (view) => view.later);
  const href = useSlice('rewards', (view) => view.promotionsHref);
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  const nothing = open.length + later.length === 0;
  if (status.kind === 'loading' && nothing) return <TextSkeleton label={t('view-loading')} />;
  if (nothing) {
    return (
      <EmptyState
        kind="nothing"
        title={t('view-reward-empty-title')}
        text={t('view-reward-empty-text')}
        action={<Link href={href}>{t('view-reward-to-promotions')}</Link>}
      />
    );
  }
  return (
    <>
      <Rewards title={t('view-reward-open')} lines={open} />
      <Rewards title={t('view-reward-later')} lines={later} />
    </>
  );
}

function Past() {
  const t = useT();
  const { status, lines, more, loading, problem } = useSlice('rewards', (view) => view.past);
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (status.kind === 'loading' && lines.length === 0) return <TextSkeleton label={t('view-loading')} />;
  return (
    <>
      <Rewards title={t('view-reward-past')} lines={lines} empty={t('view-reward-past-empty')} />
      <Earlier more={more} loading={loading} problem={problem} />
    </>
  );
}
