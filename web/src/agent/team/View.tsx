/** Team overview: current state, figures of a period with their change, and a daily trend. `?ac=team`. */
import type { AgentTeamView } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { FactSums } from '../../member/common/FactSums.tsx';
import { selectOption, translatedOptions } from '../../member/common/filter.ts';
import record from '../../member/common/Record.module.css';
import { Failed } from '../../screens/common/Failed.tsx';
import { DayBars } from '../../ui/chart/DayBars.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Chips } from '../../ui/tabs/Chips.tsx';
import { Days } from './Days.tsx';
import { Figures } from './Figures.tsx';

const retry = () => send({ agentTeam: 'retry' });

export default function Team() {
  const t = useT();
  const spans = useSlice('agentTeam', (view) => view.spans);
  return (
    <div className={record.page}>
      <Chips
        label={t('view-team-days')}
        items={translatedOptions(t, spans)}
        onSelect={(key) => selectOption(spans, key)}
        look="segmented"
      />
      <Content />
    </div>
  );
}

function Content() {
  const t = useT();
  const view = useSlice('agentTeam', (slice) => slice);
  if (view.status.kind === 'failed') return <Failed problem={view.status.problem} onRetry={retry} />;
  if (!view.zone) return <TextSkeleton label={t('view-loading')} />;
  return (
    <>
      <div className={record.zone}>
        <p>{t(view.zone)}</p>
        {view.compared ? <p>{t(view.compared)}</p> : null}
      </div>
      {view.complete ? null : (
        <p className={record.zone} role="status">
          {t('view-profit-incomplete')}
        </p>
      )}
      <Chips
        label={t('view-team-share')}
        items={translatedOptions(t, view.shares)}
        onSelect={(key) => selectOption(view.shares, key)}
      />
      <Standing facts={view.standing} />
      <Figures figures={view.figures} />
      <p className={record.small}>{t('view-team-formula')}</p>
      <Trend series={view.series} bars={view.bars} />
      <Days days={view.days} />
    </>
  );
}

function Standing({ facts }: { facts: AgentTeamView['standing'] }) {
  const t = useT();
  if (facts.length === 0) return null;
  return <FactSums label={t('view-team-standing')} facts={facts} />;
}

function Trend({ series, bars }: Pick<AgentTeamView, 'series' | 'bars'>) {
  const t = useT();
  return (
    <section className={record.section}>
      <h3>{t('view-team-trend')}</h3>
      <Chips
        label={t('view-team-series')}
        items={translatedOptions(t, series)}
        onSelect={(key) => selectOption(series, key)}
      />
      <DayBars
        label={t('view-team-trend')}
        bars={bars.map((bar) => ({ ...bar, label: t(bar.label) }))}
        tone="plain"
      />
    </section>
  );
}
