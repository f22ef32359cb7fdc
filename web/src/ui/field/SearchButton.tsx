/** Looks like a search box and opens the search. It takes no text itself, so that nobody types where nothing listens yet. */
import { Search } from 'lucide-react';
import css from './SearchButton.module.css';

export function SearchButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={css.box} aria-haspopup="dialog" onClick={onClick}>
      <Search aria-hidden />
      <span>{label}</span>
    </button>
  );
}
