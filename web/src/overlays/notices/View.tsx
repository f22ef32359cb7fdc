/** The announcement modal: a paged list on one side, the chosen notice on the other (section 2). */
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/parts/Failed.tsx';
import { Pages } from '../../screens/parts/Pages.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TextSkeleton } from '../../ui/feedback/Skeleton.tsx';
import { SafeHtml } from '../../ui/html/SafeHtml.tsx';
import css from './View.module.css';

const close = () => send({ route: 'close' });
const retry = () => send({ notices: 'retry' });

export default function Notices() {
  const t = useT();
  const title = useSlice('route', (route) => route.overlay?.title);
  return (
    <Sheet title={title ? t(title) : ''} closeLabel={t('view-close')} onClose={close} width="wide">
      <Content />
    </Sheet>
  );
}

function Content() {
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
        <ul className={css.list}>
          {items.map((item) => (
            <li key={item.key}>
              <button
                type="button"
                className={css.item}
                aria-current={item.selected ? 'true' : undefined}
                data-autofocus={item.selected || undefined}
                onClick={() => send(item.select)}
              >
                <span className={css.name}>{item.title}</span>
                <bdi className={css.date} dir="ltr">
                  {item.date}
                </bdi>
              </button>
            </li>
          ))}
        </ul>
        <Pages items={pages} />
      </div>
      <Selected />
    </div>
  );
}

function Selected() {
  const t = useT();
  const selected = useSlice('notices', (notices) => notices.selected);
  if (!selected) return null;
  return (
    <article className={css.article} aria-label={selected.title}>
      <h3 className={css.title}>{selected.title}</h3>
      <bdi className={css.date} dir="ltr">
        {selected.date}
      </bdi>
      <SafeHtml html={selected.html} fallback={<TextSkeleton label={t('view-loading')} />} />
    </article>
  );
}
