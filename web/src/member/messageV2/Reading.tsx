/** The open message: its text, its link, and how to reply. */
import { ArrowLeft } from 'lucide-react';
import type { InboxContent, InboxDetail } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Moment } from '../../ui/time/Moment.tsx';
import { Facts } from '../common/Facts.tsx';
import { DeleteConfirmation } from './Picked.tsx';
import css from './View.module.css';
import { words } from './words.ts';

export interface ReadingProps {
  detail: InboxDetail | null;
  onRetry: () => void;
}

export function Reading({ detail, onRetry }: ReadingProps) {
  const t = useT();
  const href = useSlice('inbox', (view) => view.href);
  if (!detail) return <p className={css.choose}>{t('view-inbox-choose')}</p>;
  return (
    <div className={css.reading}>
      <a className={css.back} href={href}>
        <ArrowLeft aria-hidden />
        {t('view-inbox-back')}
      </a>
      <Body key={detail.key} detail={detail} onRetry={onRetry} />
    </div>
  );
}

function Body({ detail, onRetry }: { detail: InboxDetail; onRetry: () => void }) {
  const t = useT();
  const { status, unknown, content } = detail;
  if (unknown) return <EmptyState kind="nothing" title={t('view-inbox-unknown')} />;
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={onRetry} />;
  if (!content) return <TextSkeleton label={t('view-loading')} />;
  return <Content content={content} />;
}

function Content({ content }: { content: InboxContent }) {
  const t = useT();
  const { title, text, facts, advice, category, pinned, at } = content;
  return (
    <article className={css.content}>
      <header className={css.heading}>
        <h3 className={css.title}>
          <bdi>{words(t, title)}</bdi>
        </h3>
        <p className={css.about}>
          <Badge>{t(category)}</Badge>
          {pinned ? <Badge tone="accent">{t('view-inbox-pinned')}</Badge> : null}
          {at ? (
            <span className={css.small}>
              <Moment text={t(at.said)} exact={at.exact} />
            </span>
          ) : null}
        </p>
      </header>
      {text ? (
        <p className={css.text} dir="auto">
          {words(t, text)}
        </p>
      ) : null}
      {facts.length > 0 ? <Facts facts={facts} /> : null}
      {advice ? <p>{t(advice)}</p> : null}
      <Actions content={content} />
    </article>
  );
}

function Actions({ content: { action, reply } }: { content: InboxContent }) {
  const t = useT();
  const { asking, deleting, picked } = useSlice('inbox', (view) => view);
  // If messages are selected, the list shows the confirmation instead.
  if (asking !== null && picked === 0) return <DeleteConfirmation count={asking} />;
  return (
    <div className={css.actions}>
      {action ? <ButtonLink href={action.href}>{t(action.label)}</ButtonLink> : null}
      {reply ? <Button onClick={() => send(reply)}>{t('view-inbox-reply')}</Button> : null}
      <Button variant="quiet" busy={deleting} onClick={() => send({ inbox: 'deleteOpen' })}>
        {t('view-inbox-delete')}
      </Button>
    </div>
  );
}
