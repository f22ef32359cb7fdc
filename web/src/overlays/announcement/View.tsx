/** Announcement modal: a paged list on one side, the selected notice on the other (section 2). */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Reader } from '../../screens/common/Reader.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';

const close = () => send({ route: 'close' });

export default function Announcements() {
  const t = useT();
  const title = useSlice('route', (route) => route.overlay?.title);
  return (
    <Sheet title={title ? t(title) : ''} closeLabel={t('view-close')} onClose={close} width="wide">
      <Reader />
    </Sheet>
  );
}
