/**
 * Layout of the member and agent centres: a card with the list of pages beside the current page; on a narrow screen
 * the list is a page of its own and the current page covers it.
 *
 * The markup is the same at all widths and CSS decides what is visible, so that a resized window keeps its state.
 * Focus starts at the current page's entry; when the focused element is hidden (list replaced by page or the
 * reverse), it moves to the page's title or to the entry of the page just left.
 */
import { ChevronRight, MoveLeft, X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { cx } from '../cx.ts';
import { useModal } from '../dialog/modal.ts';
import css from './Centre.module.css';

export interface CentreEntry {
  key: string;
  label: string;
  icon: ReactNode;
  href: string;
  current: boolean;
  /** Number of items that need attention, already formatted; empty when there are none. */
  badge: string;
}

export interface CentreGroup {
  key: string;
  label: string;
  entries: readonly CentreEntry[];
}

export interface CentreProps {
  /** Name of the centre. */
  label: string;
  groups: readonly CentreGroup[];
  /** The open page; null while the list is shown. */
  page: { key: string; title: string; about: string | undefined } | null;
  children: ReactNode;
  /** Shown under the list. */
  notice?: ReactNode;
  texts: { close: string; back: string };
  onClose: () => void;
  /** Returns to the list of pages. */
  onBack: () => void;
}

export function Centre({ label, groups, page, children, notice, texts, onClose, onBack }: CentreProps) {
  const modal = useModal(onClose);
  const { list, title } = useKeptFocus(page?.key ?? null);
  return (
    <dialog {...modal} aria-label={label} className={cx(css.centre, page ? css.atPage : css.atList)}>
      <div className={css.card}>
        <nav ref={list} className={css.list} aria-label={label}>
          <p className={css.name} aria-hidden="true">
            {label}
          </p>
          {groups.map((group) => (
            <Group key={group.key} group={group} />
          ))}
          {notice}
        </nav>
        <div className={css.page}>
          <div className={css.head}>
            <IconButton
              className={css.back}
              label={texts.back}
              icon={<MoveLeft className={css.turned} aria-hidden />}
              onClick={onBack}
            />
            <h2 ref={title} tabIndex={-1} className={css.title}>
              {page?.title ?? label}
            </h2>
          </div>
          <div key={page?.key} className={css.body}>
            {page?.about ? <p className={css.about}>{page.about}</p> : null}
            {children}
          </div>
        </div>
        <IconButton
          className={css.close}
          look="filled"
          label={texts.close}
          icon={<X aria-hidden />}
          onClick={onClose}
        />
      </div>
    </dialog>
  );
}

function Group({ group }: { group: CentreGroup }) {
  const id = useId();
  return (
    <section className={css.group} aria-labelledby={id}>
      <h3 id={id} className={css.groupName}>
        {group.label}
      </h3>
      <ul>
        {group.entries.map(({ key, label, icon, href, current, badge }) => (
          <li key={key}>
            <a
              className={css.entry}
              href={href}
              aria-current={current ? 'page' : undefined}
              data-autofocus={current || undefined}
              data-page={key}
            >
              <span className={css.icon}>{icon}</span>
              <span className={css.label}>{label}</span>
              {badge ? <span className={css.count}>{badge}</span> : null}
              <ChevronRight className={cx(css.chevron, css.turned)} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Keeps focus on a visible element when list and page replace each other. */
function useKeptFocus(page: string | null) {
  const list = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(page);
  useLayoutEffect(() => {
    const from = last.current;
    last.current = page;
    const focused = document.activeElement;
    if (from === page || (focused?.closest('dialog') && focused.tagName !== 'DIALOG' && isSeen(focused)))
      return;
    const entry = list.current?.querySelector<HTMLElement>(`[data-page="${from}"]`);
    if (page === null && entry && isSeen(entry)) entry.focus();
    else title.current?.focus();
  }, [page]);
  return { list, title };
}

function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0;
}
