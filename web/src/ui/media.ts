/** What a medium makes of a view where no style sheet can: other elements rather than another look. */
import { useSyncExternalStore } from 'react';

/** The width below which the style sheets lay things out for a phone. */
export const PHONE = '(max-width: 599.98px)';

/** Whether the medium is like that now. */
export function useMedia(query: string): boolean {
  const subscribe = (onChange: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
