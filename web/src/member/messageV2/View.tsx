/** Inbox: a list, and the open message beside it, or instead of it where there is little room. `?mc=messageV2`. */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { Chips } from '../../ui/tabs/Chips.tsx';
import { Earlier } from '../common/Earlier.tsx';
import { Lines } from './Lines.tsx';
import { DeleteConfirmation, Picked } from './Picked.tsx';
import { Reading } from './Reading.tsx';
import css from './View.module.css';

const retry = () => send({ inbox: 'retry' });

export default function Messages() {
  const detail = useSlice('inbox', (view) => view.detail);
  return (
    <div className={css.page}>
      <div className={cx(css.panes, detail && css.reads)}>
        <div className={css.list}>
          <Categories />
          <Refusal />
          <Content />
        </div>
        <Reading detail={detail} onRetry={retry} />
      </div>
    </div>
  );
}

function Categories() {
  const t = useT();
  const categories = useSlice('inbox', (view) => view.categories);
  const items = categories.map(({ key, label, unread, selected }) => ({
    key,
    label: unread ? `${t(label)} · ${unread}` : t(label),
    selected,
  }));
  const choose = (key: string) => {
    const category = categories.find((each) => each.key === key);
    if (category) send(category.select);
  };
  return <Chips label={t('view-inbox-categories')} items={items} onSelect={choose} />;
}

function Refusal() {
  const t = useT();
  const refusal = useSlice('inbox', (view) => view.refusal);
  return refusal ? <Notice tone="error" text={t(refusal.text)} /> : null;
}

function Content() {
  const t = useT();
  const { status, lines, narrowed, more, loading, problem, unread, picked, asking } = useSlice(
    'inbox',
    (view) => view,
  );
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (status.kind === 'loading' && lines.length === 0) return <TextSkeleton label={t('view-loading')} />;
  if (lines.length === 0) {
    const words = narrowed ? 'no-match' : 'nothing';
    return (
      <EmptyState
        kind={words}
        title={t(narrowed ? 'view-inbox-no-match-title' : 'view-inbox-empty-title')}
        text={t(narrowed ? 'view-inbox-no-match-text' : 'view-inbox-empty-text')}
      />
    );
  }
  return (
    <>
      {asking === null ? <Picked /> : <DeleteConfirmation count={asking} />}
      {unread && picked === 0 && asking === null ? (
        <div className={css.actions}>
          <Button size="sm" onClick={() => send({ inbox: 'readAll' })}>
            {t('view-inbox-read-all')}
          </Button>
        </div>
      ) : null}
      <Lines lines={lines} />
      <Earlier more={more} loading={loading} problem={problem} />
    </>
  );
}
