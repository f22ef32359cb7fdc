/** The notice that opens by itself, at most once per session; the others are behind the bell. */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { NoticeText } from '../../screens/common/NoticeReader.tsx';
import { useBack } from '../../ui/back.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';

const closePopup = () => send({ notices: 'closePopup' });
const openAll = () => send({ notices: 'openAll' });

export default function Popup() {
  const t = useT();
  const popup = useSlice('notices', (notices) => notices.popup);
  useBack(popup !== null, closePopup);
  if (!popup) return null;
  const { notice, waiting } = popup;
  const footer = (
    <>
      {waiting > 0 ? (
        <Button variant="quiet" onClick={openAll}>
          {t('view-popup-others', { count: String(waiting) })}
        </Button>
      ) : null}
      <Button variant="primary" onClick={closePopup}>
        {t('view-close')}
      </Button>
    </>
  );
  return (
    <Sheet
      key={notice.key}
      title={notice.title}
      closeLabel={t('view-close')}
      onClose={closePopup}
      width={600}
      height={300}
      footer={footer}
    >
      <NoticeText notice={notice} />
    </Sheet>
  );
}
