/**
 * Register centre: new downline account, new registration link, and existing links with their results.
 * `?ac=registerCenter`.
 */
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import record from '../../member/common/Record.module.css';
import { Failed } from '../../screens/common/Failed.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Account } from './Account.tsx';
import { Links } from './Links.tsx';
import { NewLink } from './NewLink.tsx';
import { sendRegister } from './send.ts';

export default function RegisterCentre() {
  const t = useT();
  const status = useSlice('agentRegister', (view) => view.status);
  const closed = useSlice('agentRegister', (view) => view.closed);
  const account = useSlice('agentRegister', (view) => view.account);
  const link = useSlice('agentRegister', (view) => view.link);
  if (status.kind === 'failed')
    return <Failed problem={status.problem} onRetry={() => sendRegister('retry')} />;
  if (status.kind === 'loading' && !account && !closed) return <TextSkeleton label={t('view-loading')} />;
  return (
    <div className={record.page}>
      {closed ? <Notice tone="info" text={t(closed)} /> : null}
      {account ? <Account form={account} /> : null}
      {link ? <NewLink form={link} /> : null}
      <Links />
    </div>
  );
}
