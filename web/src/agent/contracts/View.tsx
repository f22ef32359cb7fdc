/**
 * Contracts of an agent, one section for the four types: contracts, requests, workbench, settlements. Each part has
 * its own URL.
 *
 * A contract action to be confirmed is on top, and the rest is disabled.
 */
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Guarded } from '../../member/common/Guarded.tsx';
import { FormProblem } from '../../overlays/account/AccountForm.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Contracts } from './Contracts.tsx';
import { Requests } from './Requests.tsx';
import { Records } from './records/Records.tsx';
import { StepForm } from './StepForm.tsx';
import { sendContracts } from './send.ts';
import css from './View.module.css';
import { Workbench } from './Workbench.tsx';

export default function AgentContracts() {
  const t = useT();
  const step = useSlice('agentContracts', (view) => view.step);
  const problem = useSlice('agentContracts', (view) => view.problem);
  const done = useSlice('agentContracts', (view) => view.done);
  const missing = useSlice('agentContracts', (view) => view.needsPassword);
  return (
    <div className={css.page}>
      <Tabs />
      {done ? <Notice tone="success" text={t(done)} /> : null}
      {missing ? <Link href={missing}>{t('view-contracts-set-password')}</Link> : null}
      <Guarded problems={[problem]} question={step ? <StepForm step={step} /> : null}>
        <Part />
      </Guarded>
    </div>
  );
}

function Tabs() {
  const t = useT();
  const tabs = useSlice('agentContracts', (view) => view.tabs);
  return (
    <nav className={css.tabs} aria-label={t('view-contracts-terms')}>
      {tabs.map((tab) => (
        <a
          key={tab.key}
          href={tab.href}
          className={cx(css.tab, tab.current && css.current)}
          aria-current={tab.current ? 'page' : undefined}
        >
          {t(tab.label)}
          {tab.waiting > 0 ? <span className={css.count}>{tab.waiting}</span> : null}
        </a>
      ))}
    </nav>
  );
}

function Part() {
  const t = useT();
  const tab = useSlice('agentContracts', (view) => view.tab);
  const status = useSlice('agentContracts', (view) => view.status);
  if (tab === 'records') return <Records />;
  switch (status.kind) {
    case 'loading':
      return <TextSkeleton label={t('view-loading')} />;
    case 'failed':
      return (
        <div className={css.list}>
          <FormProblem problem={status.problem} />
          <Button onClick={() => sendContracts('retry')}>{t('view-retry')}</Button>
        </div>
      );
    case 'ready':
      if (tab === 'requests') return <Requests />;
      return tab === 'workbench' ? <Workbench /> : <Contracts />;
  }
}
