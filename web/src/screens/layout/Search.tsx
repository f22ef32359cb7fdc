/** The header's search button, and the shortcut "/". */
import { Search as Glass } from 'lucide-react';
import { useEffect } from 'react';
import { send } from '../../core/hooks.ts';
import { useT } from '../../i18n/context.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';

const open = () => send({ route: { open: 'search' } });

/** Whether a key opens the search: not while typing, and not under a dialog. */
function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return false;
  const typing =
    event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
  return !typing && !document.querySelector('dialog[open]');
}

export function Search() {
  const t = useT();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <IconButton
      label={t('title-search')}
      icon={<Glass aria-hidden />}
      aria-keyshortcuts="/"
      aria-haspopup="dialog"
      onClick={open}
    />
  );
}
