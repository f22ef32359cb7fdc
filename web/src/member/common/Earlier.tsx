/** Bottom of a record's list: button that loads earlier lines, and the error if that fails. */
import type { Problem, UiEvent } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { Button } from '../../ui/button/Button.tsx';
import css from './Record.module.css';

export interface EarlierProps {
  more: UiEvent | null;
  loading: boolean;
  problem: Problem | null;
}

export function Earlier({ more, loading, problem }: EarlierProps) {
  const t = useT();
  if (!more) return null;
  if (problem) return <Failed problem={problem} onRetry={() => send(more)} />;
  return (
    <div className={css.more}>
      <Button busy={loading} onClick={() => send(more)}>
        {t('view-record-more')}
      </Button>
    </div>
  );
}
