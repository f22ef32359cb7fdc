/** The top dialog of the core's queue (sections 2, 3, 4 and 9: popup dialog, confirmations, warnings). */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { SafeHtml } from '../../ui/html/SafeHtml.tsx';

export default function Dialogs() {
  const t = useT();
  const top = useSlice('dialogs', (dialogs) => dialogs.top);
  if (!top) return null;
  const { dismiss, timeOut } = top;
  return (
    <ConfirmDialog
      // Remounts for the next dialog of the queue, so that its default button gets the focus.
      key={top.key}
      tone={top.icon}
      title={t(top.title)}
      width={top.width}
      {...(top.height !== null && { height: top.height })}
      closeLabel={t('view-close')}
      dismissable={dismiss !== null}
      onClose={() => dismiss && send(dismiss)}
      timeout={timeOut === null ? undefined : { milliseconds: timeOut, label: t('view-dialog-timeout') }}
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
