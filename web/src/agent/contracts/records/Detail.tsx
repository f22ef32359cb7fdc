/** One settlement: its figures in order of calculation, why no higher tier applied, and the members it is made of. */
import { ArrowLeft } from 'lucide-react';
import type { SettlementDetailView, SettlementMemberView } from '../../../core/generated/index.ts';
import { useT } from '../../../i18n/context.tsx';
import { Earlier } from '../../../member/common/Earlier.tsx';
import { Facts } from '../../../member/common/Facts.tsx';
import css from '../../../member/common/Record.module.css';
import { Failed } from '../../../screens/common/Failed.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Moment } from '../../../ui/time/Moment.tsx';
import { Span } from './Span.tsx';

export interface DetailProps {
  detail: SettlementDetailView;
  onRetry: () => void;
}

export function Detail({ detail, onRetry }: DetailProps) {
  const t = useT();
  return (
    <div className={css.page}>
      <a className={css.back} href={detail.back}>
        <ArrowLeft aria-hidden />
        {t('view-settlement-back')}
      </a>
      <Settlement detail={detail} onRetry={onRetry} />
    </div>
  );
}

function Settlement({ detail, onRetry }: DetailProps) {
  const t = useT();
  const { status, unknown, line, facts, notes, reason, stopped, payments } = detail;
  if (unknown) {
    return (
      <EmptyState
        kind="nothing"
        title={t('view-settlement-unknown-title')}
        text={t('view-settlement-unknown-text')}
      />
    );
  }
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={onRetry} />;
  if (!line) return <TextSkeleton label={t('view-loading')} />;
  return (
    <>
      <header className={css.heading}>
        <h3>
          <Span starts={line.starts} ends={line.ends} />
        </h3>
        <p className={css.small}>
          {t(line.party)} · {t(line.tier)} <span className={css.mark}>{t(line.status)}</span>
        </p>
      </header>
      {reason ? (
        <p>
          {t('view-settlement-reason')}: <bdi>{reason}</bdi>
        </p>
      ) : null}
      {notes.map((note) => (
        <p key={JSON.stringify(note)} role="note">
          {t(note)}
        </p>
      ))}
      <section className={css.page} aria-label={t('view-settlement-how')}>
        <h4>{t('view-settlement-how')}</h4>
        <Facts facts={facts} />
      </section>
      {stopped.length > 0 ? (
        <section aria-label={t('view-settlement-stopped')}>
          <h4>{t('view-settlement-stopped')}</h4>
          <ul>
            {stopped.map((need) => (
              <li key={JSON.stringify(need)}>{t(need)}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {payments.length > 0 ? (
        <section aria-label={t('view-settlement-payments')}>
          <h4>{t('view-settlement-payments')}</h4>
          <ul>
            {payments.map(({ key, amount, at }) => (
              <li key={key}>
                <bdi>{amount}</bdi> {at ? <Moment text={t(at.said)} exact={at.exact} /> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Members detail={detail} onRetry={onRetry} />
    </>
  );
}

function Members({ detail: { members, membersStatus, more, problem }, onRetry }: DetailProps) {
  const t = useT();
  if (membersStatus.kind === 'failed') return <Failed problem={membersStatus.problem} onRetry={onRetry} />;
  if (membersStatus.kind === 'loading') return <TextSkeleton label={t('view-loading')} />;
  if (members.length === 0) return null;
  return (
    <section className={css.page} aria-label={t('view-settlement-members')}>
      <h4>{t('view-settlement-members')}</h4>
      <ul className={css.cards}>
        {members.map((member) => (
          <Member key={member.key} member={member} />
        ))}
      </ul>
      <Earlier more={more} loading={false} problem={problem} />
    </section>
  );
}

function Member({ member: { account, product, facts, href } }: { member: SettlementMemberView }) {
  const t = useT();
  return (
    <li className={css.card}>
      <div className={css.what}>
        <p className={css.title}>
          {href ? (
            <a href={href}>
              <bdi>{account}</bdi>
            </a>
          ) : (
            <bdi>{account}</bdi>
          )}
        </p>
        <p className={css.small}>{t(product)}</p>
      </div>
      <Facts facts={facts} />
    </li>
  );
}
