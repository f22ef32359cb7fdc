/** Search of the help centre. Arrow keys move between the box and the results. */
import { type KeyboardEvent, useRef } from 'react';
import type { HelpHit, Snippet } from '../../core/generated/index.ts';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SearchField } from '../../ui/field/SearchField.tsx';
import css from './View.module.css';

const type = (text: string) => send({ help: { search: { text, now: false } } });
const search = (text: string) => send({ help: { search: { text, now: true } } });

export function Search() {
  const t = useT();
  const typed = useSlice('help', (help) => help.search);
  const hits = useSlice('help', (help) => help.hits);
  const region = useRef<HTMLElement>(null);
  return (
    <search
      ref={region}
      className={css.search}
      aria-label={t('view-help-search')}
      onKeyDown={(event) => walk(event, region.current)}
    >
      <SearchField
        label={t('view-help-search')}
        clearLabel={t('view-help-search-clear')}
        placeholder={t('view-help-search')}
        value={typed}
        onChange={type}
        onSubmit={search}
      />
      <p className={css.found} role="status">
        {hits && hits.length > 0 ? t('view-help-found', { count: hits.length }) : null}
      </p>
      {hits ? <Hits hits={hits} /> : null}
    </search>
  );
}

function Hits({ hits }: { hits: readonly HelpHit[] }) {
  const t = useT();
  if (hits.length === 0) {
    return <EmptyState kind="no-match" title={t('view-help-no-match')} text={t('view-help-no-match-text')} />;
  }
  return (
    <ul className={css.hits}>
      {hits.map((hit) => (
        <li key={hit.key}>
          <a href={hit.href} className={css.hit}>
            <span className={css.name}>
              <Pieces pieces={hit.title} />
            </span>
            <span className={css.category}>{hit.category}</span>
            <span className={css.text}>
              <Pieces pieces={hit.text} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Pieces({ pieces }: { pieces: readonly Snippet[] }) {
  return pieces.map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have nothing but their place.
    piece.found ? <mark key={at}>{piece.text}</mark> : <span key={at}>{piece.text}</span>,
  );
}

/** Moves the focus between the box and the results below it. */
function walk(event: KeyboardEvent, region: HTMLElement | null): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined || !region) return;
  const stops = [...region.querySelectorAll<HTMLElement>('input, li > a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
