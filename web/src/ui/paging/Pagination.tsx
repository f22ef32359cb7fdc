/** Page numbers with gaps, between previous and next. The caller decides which numbers are shown. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../button/IconButton.tsx';
import css from './Pagination.module.css';

export type PageItem =
  | {
      kind: 'page';
      key: string;
      text: string;
      label: string;
      selected: boolean;
      onSelect?: (() => void) | undefined;
    }
  | { kind: 'gap'; key: string };

export interface PaginationProps {
  label: string;
  items: readonly PageItem[];
  previous: { label: string; onSelect?: (() => void) | undefined };
  next: { label: string; onSelect?: (() => void) | undefined };
}

export function Pagination({ label, items, previous, next }: PaginationProps) {
  return (
    <nav aria-label={label} className={css.paging}>
      <IconButton
        label={previous.label}
        icon={<ChevronLeft aria-hidden className={css.arrow} />}
        disabled={!previous.onSelect}
        onClick={previous.onSelect}
      />
      <ol className={css.pages}>
        {items.map((item) => (
          <li key={item.key}>
            {item.kind === 'gap' ? (
              <span className={css.gap}>…</span>
            ) : (
              <button
                type="button"
                aria-label={item.label}
                aria-current={item.selected ? 'page' : undefined}
                className={css.page}
                onClick={item.onSelect}
              >
                {item.text}
              </button>
            )}
          </li>
        ))}
      </ol>
      <IconButton
        label={next.label}
        icon={<ChevronRight aria-hidden className={css.arrow} />}
        disabled={!next.onSelect}
        onClick={next.onSelect}
      />
    </nav>
  );
}
