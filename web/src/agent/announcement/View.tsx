/** Announcements for agents: a list beside the open one, each with its own URL (section 2, "Agent centre"). */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { NoticeReader } from '../../screens/common/NoticeReader.tsx';

const retry = () => send({ agentNotices: 'retry' });

export default function Announcement() {
  const t = useT();
  const view = useSlice('agentNotices', (notices) => notices);
  return <NoticeReader {...view} at="centre" none={t('view-agent-announcements-none')} onRetry={retry} />;
}
