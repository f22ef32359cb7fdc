/**
 * A search box that keeps its own draft.
 *
 * The draft is local because only the DOM knows an IME's half-typed text: nothing is reported during composition. A
 * value from outside replaces the draft only while the box is not focused, so that a late echo does not overwrite
 * what is being typed.
 */
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { cx } from '../cx.ts';
import css from './Field.module.css';

export interface SearchFieldProps {
  label: string;
  clearLabel: string;
  value: string;
  placeholder?: string;
  onChange: (text: string) => void;
  /** Called when Enter is pressed. */
  onSubmit?: (text: string) => void;
}

export function SearchField({ label, clearLabel, value, placeholder, onChange, onSubmit }: SearchFieldProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(value);

  useEffect(() => {
    if (document.activeElement !== box.current) setDraft(value);
  }, [value]);

  const clear = () => {
    setDraft('');
    onChange('');
    box.current?.focus();
  };

  return (
    <div className={cx(css.box, css.search)}>
      <Search aria-hidden />
      <label className={css.hidden} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        ref={box}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        className={css.input}
        placeholder={placeholder}
        value={draft}
        onChange={(event) => {
          setDraft(event.currentTarget.value);
          if (!(event.nativeEvent as InputEvent).isComposing) onChange(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSubmit?.(draft);
        }}
        onCompositionEnd={(event) => onChange(event.currentTarget.value)}
      />
      {draft ? <IconButton label={clearLabel} icon={<X aria-hidden />} onClick={clear} /> : null}
    </div>
  );
}
