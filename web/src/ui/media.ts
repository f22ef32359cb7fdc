/** Media queries for views that render different elements, where CSS alone does not suffice. */
import { useSyncExternalStore } from 'react';

/** Width below which the style sheets use the phone layout. */
export const PHONE = '(max-width: 599.98px)';

/** Whether the media query matches; re-renders on change. */
export function useMedia(query: string): boolean {
  const subscribe = (onChange: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
