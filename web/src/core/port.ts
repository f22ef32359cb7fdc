/**
 * The core as the bridge sees it: one interface, two implementations.
 *
 * `wasm-port.ts` runs the core itself; `fixture-port.ts` shows committed fixtures, so that the views can be worked on
 * with no Rust on the machine. The build chooses one of them as the module `#port`.
 */
import type { HostEffect, SliceName, Slices, UiEvent } from './generated/index.ts';
import type { ChunkName } from './generated/sections.ts';

export type { ChunkName };

export interface CoreListeners {
  /** Slices changed: their places in `SLICES`. */
  onChange: (changed: Iterable<number>) => void;
  /** The page is asked to do something that only the page can do. */
  onHost: (effect: HostEffect) => void;
  /** The core ended badly. `location` is where, for a report; nothing happens any more until `restart`. */
  onFatal: (location: string) => void;
}

export interface CorePort {
  /** Starts from the page as it is now. Every slice is announced before this returns. */
  start(listeners: CoreListeners): void;
  /** Hands over an event. Its changes are announced before this returns, unless a listener is running: then after it. */
  dispatch(event: UiEvent): void;
  /**
   * Loads a chunk of the core that home does not need; its slices are announced before this resolves. Rejects when it can
   * not be had; the next call tries again.
   */
  chunk(name: ChunkName): Promise<void>;
  /** What a slice shows now, as a fresh value. */
  read<Name extends SliceName>(name: Name): Slices[Name];
  /** Starts another core in place of one that ended badly; the session in the browser's storage goes on. */
  restart(): Promise<void>;
  /** Ends the core. */
  stop(): void;
}
