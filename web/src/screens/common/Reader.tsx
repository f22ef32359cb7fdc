/** Notices to read: a paged list on one side, the chosen one on the other (section 2). */

import type { NoticeDetail, NoticeItem } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { SafeHtml } from '../../ui/html/SafeHtml.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { Failed } from './Failed.tsx';
import { Pages } from './Pages.tsx';
import css from './Reader.module.css';

const retry = () => send({ notices: 'retry' });

/** With `links` a choice is an address of its own, otherwise it stays where it is. */
export function Reader({ links = false }: { links?: boolean }) {
  const t = useT();
  const status = useSlice('notices', (notices) => notices.status);
  const items = useSlice('notices', (notices) => notices.items);
  const pages = useSlice('notices', (notices) => notices.pages);
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (items.length === 0) {
    if (status.kind === 'loading') return <TextSkeleton label={t('view-loading')} />;
    return <EmptyState kind="nothing" title={t('view-notices-none')} />;
  }
  return (
    <div className={css.columns}>
      <div className={css.side}>
        <ul className={css.list} aria-label={t('view-notices-list')}>
          {items.map((item) => (
            <li key={item.key}>
              <Choice item={item} link={links} />
            </li>
          ))}
        </ul>
        <Pages items={pages} />
      </div>
      <Selected page={links} />
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
            <Moment said={t(item.date.said)} exact={item.date.exact} />
          </>
        ) : null}
      </span>
    </>
  );
  if (link) {
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
      onClick={() => send(item.select)}
    >
      {words}
    </button>
  );
}

function Selected({ page }: { page: boolean }) {
  const t = useT();
  const selected = useSlice('notices', (notices) => notices.selected);
  const missing = useSlice('notices', (notices) => notices.missing);
  if (missing)
    return <EmptyState kind="nothing" title={t('view-notice-gone')} text={t('view-notice-gone-text')} />;
  if (!selected) return null;
  const Title = page ? 'h2' : 'h3';
  return (
    <article
      className={css.article}
      aria-label={selected.title}
      {...(page && { tabIndex: -1, 'data-opened': true })}
    >
      <Title className={css.title}>{selected.title}</Title>
      <NoticeText notice={selected} />
    </article>
  );
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
