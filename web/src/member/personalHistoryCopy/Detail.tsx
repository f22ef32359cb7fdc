/** Details of a bet: its figures, its movements of money, and the outcome of the round. */
import { ArrowLeft } from 'lucide-react';
import type { BetDetailView, BetMovement } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { CopyField } from '../../ui/copy/CopyField.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Facts } from '../common/Facts.tsx';
import css from '../common/Record.module.css';
import { Outcome } from './Outcome.tsx';

export interface DetailProps {
  detail: BetDetailView;
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

function Bet({ detail, onRetry }: DetailProps) {
  const t = useT();
  const { status, unknown, line, number, facts, movements } = detail;
  if (unknown) {
    return (
      <EmptyState kind="nothing" title={t('view-bets-unknown-title')} text={t('view-bets-unknown-text')} />
    );
  }
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={onRetry} />;
  if (!line) return <TextSkeleton label={t('view-loading')} />;
  return (
    <>
      <header className={css.heading}>
        <h3>
          <bdi>{line.game}</bdi>
        </h3>
        <p className={css.small}>
          <bdi>{line.vendor}</bdi> <span className={css.mark}>{t(line.status)}</span>
        </p>
      </header>
      <Facts facts={facts} />
      <CopyField
        label={t('view-bets-detail-number')}
        value={number}
        copyLabel={t('view-bets-copy')}
        copiedLabel={t('view-copied')}
      />
      <Outcome detail={detail} onRetry={onRetry} />
      <Movements movements={movements} />
    </>
  );
}

function Movements({ movements }: { movements: readonly BetMovement[] }) {
  const t = useT();
  return (
    <section className={css.section}>
      <h4>{t('view-bets-movements')}</h4>
      {movements.length > 0 ? (
        <ul className={css.lines}>
          {movements.map(({ key, title, amount, after, at }) => (
            <li key={key} className={css.line}>
              <div className={css.what}>
                <p className={css.title}>{t(title)}</p>
                <p className={css.small}>
                  <bdi>{at}</bdi>
                </p>
              </div>
              <div className={css.figures}>
                <bdi className={css.amount}>{amount}</bdi>
                <p className={css.small}>
                  {t('view-record-after')} <bdi>{after}</bdi>
                </p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.small}>{t('view-bets-no-movements')}</p>
      )}
    </section>
  );
}
