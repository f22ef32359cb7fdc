/** The offer to set limits, after registration and wherever a decision is required: `?modal=playLimits`. */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { LimitOffer } from '../../member/common/LimitOffer.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';

const close = () => send({ route: 'close' });

export default function PlayLimits() {
  const t = useT();
  const title = useSlice('route', (route) => route.overlay?.title);
  const offer = useSlice('limitOffer', (view) => view);
  const offered = offer.kind === 'offered';
  return (
    <Sheet
      title={title ? t(title) : ''}
      closeLabel={t('view-close')}
      onClose={close}
      dismissable={!offered || offer.decline !== null}
    >
      {offered ? <LimitOffer offer={offer} /> : <TextSkeleton label={t('view-loading')} />}
    </Sheet>
  );
}
