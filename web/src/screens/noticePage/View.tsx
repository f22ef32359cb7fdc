/** Page of notices: the announcement modal's reader, with a URL for each notice (section 2). */
import { useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Page, PageTitle } from '../../ui/layout/Page.tsx';
import { Reader } from '../common/Reader.tsx';

export default function NoticePage() {
  const t = useT();
  const title = useSlice('route', (route) => route.title);
  return (
    <Page>
      <PageTitle>{t(title)}</PageTitle>
      <Reader links />
    </Page>
  );
}
