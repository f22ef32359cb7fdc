/**
 * The dialling code of a mobile number: a button that opens a searchable list of countries.
 *
 * The search box is a combobox: focus stays in it while arrow keys move through the list, Enter selects, and Escape
 * closes and returns focus. The caller controls whether the list is open and what it shows: the core closes it
 * shortly after focus has left (section 9 of the specification); `onLeave` and `onReturn` report the focus.
 */
import { Check, ChevronDown, Search } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import css from './CountryList.module.css';
import { flagOf } from './flags.ts';

export interface CountryItem {
  /** ISO 3166 alpha-2. */
  key: string;
  /** Dialling code with plus sign. */
  dialing: string;
  /** Country name in the page's language. */
  name: string;
  selected: boolean;
}

export interface CountryListProps {
  /** Accessible name of the button; the chosen country follows it. */
  label: string;
  searchLabel: string;
  noneLabel: string;
  selected: CountryItem | null;
  /** The list, filtered by the search. */
  options: readonly CountryItem[];
  open: boolean;
  disabled?: boolean;
  onToggle: () => void;
  /** Escape was pressed. */
  onClose: () => void;
  /** Focus has left the button and the list. */
  onLeave: () => void;
  /** Focus has come back. */
  onReturn: () => void;
  onSearch: (text: string) => void;
  onSelect: (key: string) => void;
}

export function CountryList(props: CountryListProps) {
  const { label, selected, open, disabled, onToggle, onClose, onLeave, onReturn, onSelect } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const inside = (event: FocusEvent<HTMLDivElement>) => event.currentTarget.contains(event.relatedTarget);
  const back = () => button.current?.focus();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus comes and goes here, of the button and the list.
    <div
      className={css.country}
      onBlur={(event) => open && !inside(event) && onLeave()}
      onFocus={(event) => open && !inside(event) && onReturn()}
    >
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-label={selected ? `${label}: ${selected.name} ${selected.dialing}` : label}
        disabled={disabled}
        onClick={onToggle}
      >
        <CountryFlag country={selected?.key ?? ''} />
        <bdi dir="ltr">{selected?.dialing}</bdi>
        <ChevronDown aria-hidden className={css.arrow} />
      </button>
      {open ? (
        <Choices
          {...props}
          id={`${id}-list`}
          onClose={() => {
            onClose();
            back();
          }}
          onSelect={(key) => {
            onSelect(key);
            back();
          }}
        />
      ) : null}
    </div>
  );
}

/** Number of entries that Page Up and Page Down move. */
const PAGE_STEP = 5;

function Choices(props: CountryListProps & { id: string }) {
  const { id, searchLabel, noneLabel, options, onClose, onSelect, onSearch } = props;
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      options.findIndex(({ selected }) => selected),
    ),
  );
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);

  useEffect(() => {
    search.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  useEffect(() => {
    panel.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = stepIn(options.length, at, event.key);
    if (next !== undefined) setAt(next);
    else if (event.key === 'Enter' && options[at]) onSelect(options[at].key);
    else if (event.key === 'Escape') onClose();
    else if (event.key !== 'Enter') return;
    // Neither the form nor the dialog around it may handle these keys.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={css.panel} ref={panel}>
      <div className={css.search}>
        <Search aria-hidden />
        <input
          ref={search}
          type="text"
          role="combobox"
          aria-label={searchLabel}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={options[at] ? `${id}-${options[at].key}` : undefined}
          placeholder={searchLabel}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setAt(0);
            onSearch(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {/* Focus stays in the search box: pressing in the list must not take it. */}
      <div
        role="listbox"
        id={id}
        aria-label={props.label}
        tabIndex={-1}
        className={css.list}
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((country, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the search box, which walks this list.
          <div
            key={country.key}
            role="option"
            id={`${id}-${country.key}`}
            data-at={index}
            tabIndex={-1}
            aria-selected={country.selected}
            className={cx(css.option, index === at && css.at)}
            onClick={() => onSelect(country.key)}
          >
            <CountryFlag country={country.key} />
            <span className={css.name}>{country.name}</span>
            <bdi dir="ltr" className={css.dial}>
              {country.dialing}
            </bdi>
            {country.selected ? <Check aria-hidden /> : <span className={css.gap} />}
          </div>
        ))}
      </div>
      {options.length === 0 ? (
        <p className={css.none} role="status">
          {noneLabel}
        </p>
      ) : null}
    </div>
  );
}

/** Index in a list of `count` entries that a key moves to from `at`; undefined for other keys. */
export function stepIn(count: number, at: number, key: string): number | undefined {
  const last = count - 1;
  if (last < 0) return undefined;
  const steps: Record<string, number> = {
    ArrowDown: at >= last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    PageDown: Math.min(at + PAGE_STEP, last),
    PageUp: Math.max(at - PAGE_STEP, 0),
  };
  return steps[key];
}

function CountryFlag({ country }: { country: string }) {
  const url = flagOf(country);
  return url ? (
    <img className={css.flag} src={url} alt="" width={24} height={16} loading="lazy" />
  ) : (
    <span className={css.flag} />
  );
}
