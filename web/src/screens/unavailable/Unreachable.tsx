/** The first call failed: the server is unreachable or its response was invalid. */
import { CloudOff } from 'lucide-react';
import type { Problem } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { FullPage } from '../../ui/feedback/FullPage.tsx';
import { SupportLinks } from './SupportLinks.tsx';

export function Unreachable({ problem, retrying }: { problem: Problem; retrying: boolean }) {
  const t = useT();
  return (
    <FullPage
      icon={<CloudOff aria-hidden />}
      title={t('view-unreachable-title')}
      text={t(problem.text)}
      detail={problem.requestId ? t('view-request-id', { id: problem.requestId }) : undefined}
      action={
        <>
          <Button variant="primary" size="lg" busy={retrying} onClick={() => send({ site: 'retry' })}>
            {t('view-retry')}
          </Button>
          <SupportLinks />
        </>
      }
    />
  );
}
