/** How views read the core and speak to it. */
import { loadCoreChunk, send } from './bridge.ts';
import type { SliceName, Slices } from './generated/index.ts';
import { useStore } from './store.ts';

export { loadCoreChunk, send };

/**
 * One value of a slice, e.g. `useSlice('lobby', (lobby) => lobby.tiles)`. Renders again when that value changed.
 *
 * Select what is there rather than build something from it: a fresh object at each call would render for ever.
 */
export function useSlice<Name extends SliceName, T>(name: Name, select: (view: Slices[Name]) => T): T {
  return useStore((slices) => select(slices[name]));
}
