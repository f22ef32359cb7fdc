/** The dialog on top of the core's queue (sections 2, 3 and 4: popup dialog, confirmations, warnings). */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { SafeHtml } from '../../ui/html/SafeHtml.tsx';

export default function Dialogs() {
  const t = useT();
  const top = useSlice('dialogs', (dialogs) => dialogs.top);
  if (!top) return null;
  const { dismiss } = top;
  return (
    <ConfirmDialog
      key={top.key}
      tone={top.icon}
      title={t(top.title)}
      width={top.width}
      closeLabel={t('view-close')}
      dismissable={dismiss !== null}
      onClose={() => dismiss && send(dismiss)}
      buttons={top.buttons.map((button) => ({
        key: String(button.key),
        label: t(button.label),
        variant: button.default ? 'primary' : 'secondary',
        isDefault: button.default,
        onPress: () => send(button.press),
      }))}
    >
      {top.text ? <p>{t(top.text)}</p> : null}
      {top.html ? <SafeHtml html={top.html} /> : null}
      {top.requestId ? <p>{t('view-request-id', { id: top.requestId })}</p> : null}
    </ConfirmDialog>
  );
}
