/** What stands where something did not load: the reason, the request id, and another try. */
import type { Problem } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

export function Failed({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const t = useT();
  return (
    <EmptyState
      kind="failed"
      title={t('view-failed')}
      text={t(problem.text)}
      action={<Button onClick={onRetry}>{t('view-retry')}</Button>}
      detail={problem.requestId ? t('view-request-id', { id: problem.requestId }) : undefined}
    />
  );
}
