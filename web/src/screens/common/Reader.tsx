/** Reader of the site's notices: behind the bell, and on their own page. */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { NoticeReader } from './NoticeReader.tsx';

const retry = () => send({ notices: 'retry' });

/** With `links` each notice has its own URL; otherwise a selection keeps the URL. */
export function Reader({ links = false }: { links?: boolean }) {
  const t = useT();
  const status = useSlice('notices', (notices) => notices.status);
  const items = useSlice('notices', (notices) => notices.items);
  const pages = useSlice('notices', (notices) => notices.pages);
  const selected = useSlice('notices', (notices) => notices.selected);
  const missing = useSlice('notices', (notices) => notices.missing);
  return (
    <NoticeReader
      {...{ status, items, pages, selected, missing }}
      at={links ? 'page' : 'modal'}
      none={t('view-notices-none')}
      onRetry={retry}
    />
  );
}
