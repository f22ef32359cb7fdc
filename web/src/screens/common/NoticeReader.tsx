/** Reader of notices: a paged list on one side, the open notice on the other (section 2). */

import { type RefObject, useEffect, useRef } from 'react';
import type { LoadStatus, NoticeDetail, NoticeItem, PageItem } from '../../core/generated/index.ts';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { SafeHtml } from '../../ui/html/SafeHtml.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { Failed } from './Failed.tsx';
import css from './NoticeReader.module.css';
import { Pages } from './Pages.tsx';

export interface NoticeReaderProps {
  status: LoadStatus;
  items: readonly NoticeItem[];
  pages: readonly PageItem[];
  selected: NoticeDetail | null;
  missing: boolean;
  /** Where it is used: in a modal a selection keeps the URL; elsewhere each notice has its own. */
  at: 'page' | 'centre' | 'modal';
  /** Text shown when there are no notices. */
  none: string;
  onRetry: () => void;
}

export function NoticeReader({ status, items, pages, at, none, onRetry, ...read }: NoticeReaderProps) {
  const t = useT();
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={onRetry} />;
  if (items.length === 0) {
    if (status.kind === 'loading') return <TextSkeleton label={t('view-loading')} />;
    return <EmptyState kind="nothing" title={none} />;
  }
  return (
    <div className={css.columns}>
      <div className={css.side}>
        <ul className={css.list} aria-label={t('view-notices-list')}>
          {items.map((item) => (
            <li key={item.key}>
              <Choice item={item} link={at !== 'modal'} />
            </li>
          ))}
        </ul>
        <Pages items={pages} />
      </div>
      <Selected at={at} {...read} />
    </div>
  );
}

function Choice({ item, link }: { item: NoticeItem; link: boolean }) {
  const t = useT();
  const current = item.selected ? 'true' : undefined;
  const words = (
    <>
      <span className={css.name}>
        {item.unread ? <span className={css.unread} role="img" aria-label={t('view-notice-unread')} /> : null}
        {item.title}
      </span>
      <span className={css.date}>
        {t(item.kind)}
        {item.date ? (
          <>
            {' · '}
            <Moment text={t(item.date.said)} exact={item.date.exact} />
          </>
        ) : null}
      </span>
    </>
  );
  const { select } = item;
  if (link || !select) {
    return (
      <a href={item.href} className={css.item} aria-current={current}>
        {words}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={css.item}
      aria-current={current}
      data-autofocus={item.selected || undefined}
      onClick={() => send(select)}
    >
      {words}
    </button>
  );
}

type SelectedProps = Pick<NoticeReaderProps, 'selected' | 'missing' | 'at'>;

function Selected({ at, selected, missing }: SelectedProps) {
  const t = useT();
  const article = useOpened(at === 'centre' ? selected?.key : undefined);
  if (missing)
    return <EmptyState kind="nothing" title={t('view-notice-gone')} text={t('view-notice-gone-text')} />;
  if (!selected) return null;
  const Title = at === 'page' ? 'h2' : 'h3';
  return (
    <article
      className={css.article}
      ref={article}
      aria-label={selected.title}
      {...(at !== 'modal' && { tabIndex: -1 })}
      {...(at === 'page' && { 'data-opened': true })}
    >
      <Title className={css.title}>{selected.title}</Title>
      <NoticeText notice={selected} />
    </article>
  );
}

/** In a centre, where page navigation does not do it: scrolls the opened notice into view and focuses it. */
function useOpened(key: string | undefined): RefObject<HTMLElement | null> {
  const article = useRef<HTMLElement>(null);
  const last = useRef(key);
  useEffect(() => {
    const from = last.current;
    last.current = key;
    const opened = from !== undefined && key !== undefined && from !== key;
    if (opened && document.activeElement?.matches('a[href]')) article.current?.focus();
  }, [key]);
  return article;
}

/** Kind, time and text of a notice. */
export function NoticeText({ notice }: { notice: NoticeDetail }) {
  const t = useT();
  return (
    <>
      <p className={css.about}>
        <Badge>{t(notice.kind)}</Badge>
        <bdi className={css.date} dir="ltr">
          {notice.date}
        </bdi>
      </p>
      <SafeHtml html={notice.html} fallback={<TextSkeleton label={t('view-loading')} />} />
    </>
  );
}
