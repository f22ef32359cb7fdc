/** Help centre: topics, an article, or search results (section 2 of the specification). */
import { useEffect, useRef } from 'react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Page, PageTitle } from '../../ui/layout/Page.tsx';
import { Failed } from '../common/Failed.tsx';
import { Article } from './Article.tsx';
import { Contents } from './Contents.tsx';
import { Search } from './Search.tsx';
import { Support } from './Support.tsx';
import css from './View.module.css';

const retry = () => send({ help: 'retry' });

export default function Help() {
  const t = useT();
  const title = useSlice('route', (route) => route.title);
  const article = useSlice('help', (help) => help.article?.title);
  useHeading(useSlice('help', (help) => help.article?.key));
  return (
    <Page>
      <div className={css.top}>
        <PageTitle>{article ?? t(title)}</PageTitle>
        <Search />
      </div>
      <Content />
      <Support />
    </Page>
  );
}

/** When an article replaces another, focuses its heading: the link that led there is gone. */
function useHeading(topic: string | undefined): void {
  const last = useRef(topic);
  useEffect(() => {
    if (last.current === topic) return;
    last.current = topic;
    if (topic) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [topic]);
}

function Content() {
  const t = useT();
  const status = useSlice('help', (help) => help.status);
  const empty = useSlice('help', (help) => help.categories.length === 0);
  const missing = useSlice('help', (help) => help.missing);
  const reading = useSlice('help', (help) => help.article !== null);
  const searching = useSlice('help', (help) => help.hits !== null);
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (empty && status.kind === 'loading') return <TextSkeleton label={t('view-loading')} />;
  if (empty) return <EmptyState kind="nothing" title={t('view-help-none')} text={t('view-help-none-text')} />;
  if (reading) return <Article />;
  return (
    <>
      {missing ? (
        <EmptyState kind="nothing" title={t('view-help-gone')} text={t('view-help-gone-text')} />
      ) : null}
      {searching ? null : <Contents />}
      {searching ? <Topics /> : null}
    </>
  );
}

/** The topics below search results, in case none fits. */
function Topics() {
  const none = useSlice('help', (help) => help.hits?.length === 0);
  return none ? <Contents /> : null;
}
