/**
 * Profit and loss of the team by branch, day and product; figures link to their breakdown. `?ac=teamProfit`
 * (section 2, "Agent centre").
 */
import type { TeamStep } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { ProfitChart } from '../../member/common/ProfitChart.tsx';
import css from '../../member/common/Record.module.css';
import { RecordDays } from '../../member/common/RecordDays.tsx';
import { Statements } from '../../member/common/Statements.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Figures } from '../common/Figures.tsx';
import { Incomplete, UnknownMember } from '../common/TeamMember.tsx';
import { Lines } from './Lines.tsx';
import teamCss from './View.module.css';

const retry = () => send({ agentTeamProfit: 'retry' });

export default function TeamProfit() {
  const days = useSlice('agentTeamProfit', (view) => view.days);
  const statement = useSlice('agentTeamProfit', (view) => view.statement);
  return (
    <div className={css.page}>
      <div className={css.filters}>
        <RecordDays days={days} onSay={(event) => send({ agentTeamProfit: { days: event } })} />
      </div>
      <Statements ask={statement} />
      <Content />
    </div>
  );
}

function Content() {
  const t = useT();
  const view = useSlice('agentTeamProfit', (slice) => slice);
  const { status, zone, unknown, members, lines, products, complete } = view;
  if (unknown) return <UnknownMember />;
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (!zone) return <TextSkeleton label={t('view-loading')} />;
  return (
    <>
      {view.path.length > 1 ? <Path steps={view.path} /> : null}
      <p className={css.zone}>{t(zone)}</p>
      {complete ? null : <Incomplete />}
      {view.own.length > 0 ? <Figures title={t('view-team-own')} facts={view.own} /> : null}
      <Figures title={t('view-team-total')} facts={view.total} />
      <Figures title={t('view-team-direct')} facts={view.direct} />
      <p className={css.small}>{t('view-team-profit-formula')}</p>
      {lines.length > 0 ? (
        <>
          <ProfitChart label={t('view-profit-chart')} bars={view.bars} />
          <Lines title={t('view-team-by-member')} part={t('view-team-own')} lines={members} />
          {products.length > 0 ? (
            <Lines title={t('view-profit-by-product')} part={t('view-team-direct')} lines={products} />
          ) : null}
          <Lines title={t('view-profit-by-day')} part={t('view-team-direct')} lines={lines} />
        </>
      ) : (
        <EmptyState
          kind="nothing"
          title={t('view-team-profit-empty-title')}
          text={t('view-team-profit-empty-text')}
        />
      )}
    </>
  );
}

/** Breadcrumbs from the whole team to the current branch. */
function Path({ steps }: { steps: readonly TeamStep[] }) {
  const t = useT();
  return (
    <nav aria-label={t('view-team-path')}>
      <ol className={teamCss.path}>
        {steps.map(({ key, label, href }, index) => (
          <li key={key}>
            {index === steps.length - 1 ? (
              <span aria-current="page">{t(label)}</span>
            ) : (
              <a href={href}>{t(label)}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
