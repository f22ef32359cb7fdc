/**
 * Error placeholder of content that failed to load: reason, request id, retry button, and an optional alternative.
 */
import type { ReactNode } from 'react';
import type { Problem } from '../../core/generated/index.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

export interface FailedProps {
  problem: Problem;
  onRetry: () => void;
  other?: ReactNode;
}

export function Failed({ problem, onRetry, other }: FailedProps) {
  const t = useT();
  return (
    <EmptyState
      kind="failed"
      title={t('view-failed')}
      text={t(problem.text)}
      action={
        <>
          <Button onClick={onRetry}>{t('view-retry')}</Button>
          {other}
        </>
      }
      detail={problem.requestId ? t('view-request-id', { id: problem.requestId }) : undefined}
    />
  );
}
