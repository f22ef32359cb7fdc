/** Toasts. The core decides how long each stays. */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Toasts } from '../../ui/feedback/Toasts.tsx';

export function Messages() {
  const t = useT();
  const items = useSlice('toasts', (toasts) => toasts.items);
  return (
    <Toasts
      label={t('view-messages-region')}
      closeLabel={t('view-close')}
      items={items.map((item) => ({ key: String(item.key), tone: item.tone, text: t(item.text) }))}
      onDismiss={(key) => send({ site: { dismissToast: Number(key) } })}
    />
  );
}
