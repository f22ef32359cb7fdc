/** An overlay of the specification that is not built yet. It says so. */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

const close = () => send({ route: 'close' });

export default function NotBuiltOverlay() {
  const t = useT();
  const title = useSlice('route', (route) => route.overlay?.title);
  return (
    <Sheet title={title ? t(title) : ''} closeLabel={t('view-close')} onClose={close}>
      <EmptyState
        kind="unavailable"
        title={t('view-not-built-title')}
        text={t('view-not-built')}
        action={
          <Button data-autofocus onClick={close}>
            {t('view-close')}
          </Button>
        }
      />
    </Sheet>
  );
}
