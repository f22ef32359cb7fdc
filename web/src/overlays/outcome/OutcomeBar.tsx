/**
 * Outcome of a payment request whose response was lost. Shown above every screen until it is known, because the
 * form that sent it may be gone after a navigation or reload.
 */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Bar } from '../../ui/feedback/Bar.tsx';

export function OutcomeBar() {
  const t = useT();
  const notice = useSlice('outcome', (outcome) => outcome.notice);
  const text = notice ? [notice.text, notice.reason].flatMap((it) => (it ? [t(it)] : [])) : undefined;
  return (
    <Bar label={t('view-outcome-region')} text={text?.join(' ')}>
      {notice ? (
        <Button variant="primary" busy={notice.busy} onClick={() => send(notice.press)}>
          {t(notice.label)}
        </Button>
      ) : null}
    </Bar>
  );
}
