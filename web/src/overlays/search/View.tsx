/**
 * Search of the site (section 2): a combobox over one list of results; arrows select, Enter opens. Focus stays in
 * the box; `aria-activedescendant` marks the selected result.
 */
import { CircleX, Search as Glass } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { send, useSlice } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { Failed } from '../../screens/common/Failed.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { type Choice, useChoices } from './choices.ts';
import { Foot } from './Foot.tsx';
import { Results } from './Results.tsx';
import css from './View.module.css';

const close = () => send({ route: 'close' });
const retry = () => send({ search: 'retry' });
const typed = (text: string) => send({ search: { typed: text } });

export default function Search() {
  const t = useT();
  const title = useSlice('route', (route) => route.overlay?.title);
  const groups = useChoices();
  const [draft, setDraft] = useState(useSlice('search', (search) => search.typed));
  const [wanted, setWanted] = useState<string>();
  const list = useId();
  const choices = groups.flatMap((group) => group.choices);
  // With typed text, Enter opens the best result; suggestions must be selected first.
  const active = choices.find((choice) => choice.key === wanted) ?? (draft.trim() ? choices[0] : undefined);

  const write = (text: string) => {
    setDraft(text);
    setWanted(undefined);
  };
  const choose = (choice: Choice) => {
    if (choice.text === undefined) return send({ search: { open: choice.key } });
    write(choice.text);
    typed(choice.text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && active) choose(active);
    else if (event.key === 'ArrowDown') setWanted(after(choices, active, 1)?.key);
    else if (event.key === 'ArrowUp') setWanted(after(choices, active, -1)?.key);
    else return;
    event.preventDefault();
  };

  return (
    <Sheet
      title={title ? t(title) : ''}
      closeLabel={t('view-close')}
      onClose={close}
      width={680}
      shape="page"
      field={<Box {...{ draft, list, active, write, onKeyDown }} expanded={choices.length > 0} />}
    >
      <Results id={list} groups={groups} active={active} onActive={setWanted} onChoose={choose} />
      <SearchStatus />
      <Foot />
    </Sheet>
  );
}

/** The choice after or before `active`, wrapping around. */
function after(choices: Choice[], active: Choice | undefined, step: 1 | -1): Choice | undefined {
  const at = active ? choices.indexOf(active) : step > 0 ? -1 : 0;
  return choices[(at + step + choices.length) % choices.length];
}

interface BoxProps {
  draft: string;
  list: string;
  active: Choice | undefined;
  expanded: boolean;
  write: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Box({ draft, list, active, expanded, write, onKeyDown }: BoxProps) {
  const t = useT();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), []);
  const clear = () => {
    write('');
    typed('');
    box.current?.focus();
  };
  return (
    <search className={css.box}>
      <Glass aria-hidden />
      <input
        ref={box}
        type="text"
        role="combobox"
        aria-label={t('view-search-site')}
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={list}
        aria-activedescendant={active ? active.id : undefined}
        placeholder={t('view-search-site')}
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        value={draft}
        // During IME composition the text is not final: it is reported when composition ends.
        onChange={(event) => {
          write(event.currentTarget.value);
          if (!(event.nativeEvent as InputEvent).isComposing) typed(event.currentTarget.value);
        }}
        onCompositionEnd={(event) => typed(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {draft ? (
        <IconButton label={t('view-search-clear')} icon={<CircleX aria-hidden />} onClick={clear} />
      ) : null}
    </search>
  );
}

/** Status of the search: loading, failed, or the number of results. */
function SearchStatus() {
  const t = useT();
  const status = useSlice('search', (search) => search.status);
  const found = useSlice('search', (search) => search.found);
  const text = useSlice('search', (search) => search.typed);
  if (status.kind === 'failed') return <Failed problem={status.problem} onRetry={retry} />;
  if (status.kind === 'loading' && text.trim())
    return (
      <div className={css.waiting}>
        <Spinner size="page" label={t('view-loading')} />
      </div>
    );
  return (
    <>
      <p role="status" className={css.said}>
        {found === null ? '' : t('view-search-found', { count: found })}
      </p>
      {found === 0 ? (
        <EmptyState
          kind="no-match"
          title={t('view-search-none-title', { text: text.trim() })}
          text={t('view-search-none-text')}
        />
      ) : null}
    </>
  );
}
