/** Notice modal: the notice pressed in the marquee, with links to the previous and next one and to all of them. */
import type { UiEvent } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { NoticeText } from '../../screens/common/NoticeReader.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';

const close = () => send({ route: 'close' });
const retry = () => send({ notices: 'retry' });
const showAll = () => send({ route: { open: 'announcement' } });

export default function Notice() {
  const t = useT();
  const fallback = useSlice('route', (route) => route.overlay?.title);
  const title = useSlice('notices', (notices) => notices.single?.notice.title);
  return (
    <Sheet
      title={title ?? (fallback ? t(fallback) : '')}
      closeLabel={t('view-close')}
      onClose={close}
      width={560}
      footer={<Footer />}
    >
      <Content />
    </Sheet>
  );
}

function Content() {
  const t = useT();
  const status = useSlice('notices', (notices) => notices.status);
  const single = useSlice('notices', (notices) => notices.single);
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (single) return <NoticeText notice={single.notice} />;
  if (status.kind === 'loading') return <TextSkeleton label={t('view-loading')} />;
  return <EmptyState kind="nothing" title={t('view-notices-none')} />;
}

function Footer() {
  const t = useT();
  const single = useSlice('notices', (notices) => notices.single);
  return (
    <>
      <Step label={t('view-notice-previous')} to={single?.previous} />
      <Step label={t('view-notice-next')} to={single?.next} />
      <Button variant="quiet" onClick={showAll}>
        {t('view-notices-all')}
      </Button>
    </>
  );
}

function Step({ label, to }: { label: string; to: UiEvent | null | undefined }) {
  return (
    <Button disabled={!to} onClick={() => to && send(to)}>
      {label}
    </Button>
  );
}
