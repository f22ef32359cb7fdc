/** Confirmation before a bonus is forfeited: states the exact amount; keeping the bonus is the default (Enter). */
import type { BonusQuestion } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';

export function Question() {
  const question = useSlice('bonuses', (view) => view.question);
  return question ? <Asked question={question} /> : null;
}

function Asked({ question: { title, cost, busy, giveUp, keep } }: { question: BonusQuestion }) {
  const t = useT();
  const leave = () => {
    if (!busy) send(keep);
  };
  return (
    <ConfirmDialog
      tone="warning"
      title={t('view-bonus-ask')}
      closeLabel={t('view-close')}
      onClose={leave}
      dismissable={!busy}
      buttons={[
        { key: 'give-up', label: t('view-bonus-confirm'), busy, onPress: () => send(giveUp) },
        { key: 'keep', label: t('view-bonus-keep'), variant: 'primary', isDefault: true, onPress: leave },
      ]}
    >
      <p>
        <strong>{t(title)}</strong>
      </p>
      <p>
        <strong>{t(cost)}</strong>
      </p>
      <p>{t('view-bonus-ask-stays')}</p>
    </ConfirmDialog>
  );
}
