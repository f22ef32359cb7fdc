/**
 * The agent centre: `?ac=KEY`, and `?ac=menu` for the list of its pages (section 2 of the specification, "Agent
 * centre").
 *
 * The core decides which entries exist and which page is open. Each page is a folder of `src/agent/`, loaded when
 * first opened.
 */
import { use } from 'react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Frame } from '../centre/Frame.tsx';
import { AgentPageSlot } from '../centre/slots.ts';
import { PAGE_ICONS } from './icons.tsx';
import css from './View.module.css';

const back = () => send({ agentCentre: 'toMenu' });
const retry = () => send({ agentCentre: 'retry' });

export default function AgentCentre() {
  const t = useT();
  const groups = useSlice('agentCentre', (view) => view.groups);
  const place = useSlice('agentCentre', (view) => view.place);
  return (
    <Frame
      groups={groups}
      place={place}
      icons={PAGE_ICONS}
      choose={t('view-agent-choose')}
      onBack={back}
      section={use(AgentPageSlot)}
      pending={<Pending />}
      notice={<MissingPages />}
    />
  );
}

/** Shown while it is not known whether the operator's settings enable the page. */
function Pending() {
  const t = useT();
  const settings = useSlice('agentCentre', (view) => view.settings);
  if (settings.kind === 'failed') return <Failed problem={settings.problem} onRetry={retry} />;
  return <TextSkeleton label={t('view-loading')} />;
}

/** Note under the list: pages that depend on the settings are missing, because these failed to load. */
function MissingPages() {
  const t = useT();
  const failed = useSlice('agentCentre', (view) => view.settings.kind === 'failed');
  if (!failed) return null;
  return (
    <div className={css.missing}>
      <Notice tone="warning" text={t('view-agent-settings-title')} detail={t('view-agent-settings')} />
      <Button onClick={retry}>{t('view-retry')}</Button>
    </div>
  );
}
