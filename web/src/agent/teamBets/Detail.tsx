/** One bet of the team: its member and figures. Balances and the round's outcome are visible only to the member. */
import { ArrowLeft } from 'lucide-react';
import type { TeamBetDetailView } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { Facts } from '../../member/common/Facts.tsx';
import css from '../../member/common/Record.module.css';
import { Failed } from '../../screens/common/Failed.tsx';
import { CopyField } from '../../ui/copy/CopyField.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';

export interface DetailProps {
  detail: TeamBetDetailView;
  onRetry: () => void;
}

export function Detail({ detail, onRetry }: DetailProps) {
  const t = useT();
  return (
    <div className={css.page}>
      <a className={css.back} href={detail.back}>
        <ArrowLeft aria-hidden />
        {t('view-bets-back')}
      </a>
      <Bet detail={detail} onRetry={onRetry} />
    </div>
  );
}

function Bet({ detail: { status, unknown, line, number, facts }, onRetry }: DetailProps) {
  const t = useT();
  if (unknown) {
    return (
      <EmptyState
        kind="nothing"
        title={t('view-team-bets-unknown-title')}
        text={t('view-team-bets-unknown-text')}
      />
    );
  }
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={onRetry} />;
  if (!line) return <TextSkeleton label={t('view-loading')} />;
  return (
    <>
      <header className={css.heading}>
        <h3>
          <bdi>{line.bet.game}</bdi>
        </h3>
        <p className={css.small}>
          <bdi>{line.account}</bdi> · <bdi>{line.bet.vendor}</bdi>{' '}
          <span className={css.mark}>{t(line.bet.status)}</span>
        </p>
      </header>
      <Facts facts={facts} />
      <CopyField
        label={t('view-bets-detail-number')}
        value={number}
        copyLabel={t('view-bets-copy')}
        copiedLabel={t('view-copied')}
      />
    </>
  );
}
