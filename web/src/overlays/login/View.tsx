/** Login as an overlay: `?modal=login`. */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { LoginForm } from './LoginForm.tsx';

const close = () => send({ route: 'close' });

export default function LoginOverlay() {
  const t = useT();
  const title = useSlice('route', (route) => route.overlay?.title);
  return (
    <Sheet title={title ? t(title) : ''} closeLabel={t('view-close')} onClose={close}>
      <LoginForm />
    </Sheet>
  );
}
