/** What views use to read the core's slices and to send events to it. */
import { loadCoreChunk, send } from './bridge.ts';
import type { SliceName, Slices } from './generated/index.ts';
import { useStore } from './store.ts';

export { loadCoreChunk, send };

/**
 * Subscribes to one value of a slice, e.g. `useSlice('lobby', (lobby) => lobby.tiles)`; re-renders only when that
 * value changes.
 *
 * The selector must return a value of the slice itself and not build a new object or array: a new reference at each
 * call causes an endless render loop.
 */
export function useSlice<Name extends SliceName, T>(name: Name, select: (view: Slices[Name]) => T): T {
  return useStore((slices) => select(slices[name]));
}
