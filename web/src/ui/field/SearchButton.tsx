/**
 * Looks like a search box and opens the search overlay. It is a button, so that nobody types before the overlay is
 * loaded.
 */
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
