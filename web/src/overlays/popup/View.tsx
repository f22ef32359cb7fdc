/** A notice that opens by itself at the start of a session, one after another in the operator's order. */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { NoticeText } from '../../screens/common/Reader.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';

const closePopup = () => send({ notices: 'closePopup' });
const skip = () => send({ notices: 'skipPopups' });

export default function Popup() {
  const t = useT();
  const popup = useSlice('notices', (notices) => notices.popup);
  if (!popup) return null;
  const { notice, number, count, last } = popup;
  const footer = (
    <>
      {last ? null : (
        <Button variant="quiet" onClick={skip}>
          {t('view-popup-skip')}
        </Button>
      )}
      <Button variant="primary" onClick={closePopup}>
        {last ? t('view-close') : t('view-popup-next', { number, count })}
      </Button>
    </>
  );
  return (
    <Sheet
      key={notice.key}
      title={notice.title}
      closeLabel={t('view-close')}
      onClose={closePopup}
      width={560}
      footer={footer}
    >
      <NoticeText notice={notice} />
    </Sheet>
  );
}
