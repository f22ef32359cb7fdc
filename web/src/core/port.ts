/**
 * The interface of the core as the bridge sees it, with two implementations.
 *
 * `wasm-port.ts` runs the core itself; `fixture-port.ts` shows committed fixtures, so that views can be worked on
 * without Rust installed. The build resolves `#port` to one of them.
 */
import type { HostEffect, SliceName, Slices, UiEvent } from './generated/index.ts';
import type { ChunkName } from './generated/sections.ts';

export type { ChunkName };

export interface CoreListeners {
  /** Slices changed: their indices in `SLICES`. */
  onChange: (changed: Iterable<number>) => void;
  /** The core asks for an effect that only the page can carry out, e.g. a navigation. */
  onHost: (effect: HostEffect) => void;
  /**
   * The core hit a fatal error. `location` is the place in its source, for a report; it does nothing more until
   * `restart`.
   */
  onFatal: (location: string) => void;
}

export interface CorePort {
  /** Starts the core from the page's URL and storage. Announces every slice before this returns. */
  start(listeners: CoreListeners): void;
  /**
   * Dispatches an event. Its changes are announced before this returns, unless a listener is running: then after
   * it.
   */
  dispatch(event: UiEvent): void;
  /**
   * Loads a chunk of the core that home does not need; announces its slices before this resolves. Rejects when the
   * download fails; the next call tries again.
   */
  chunk(name: ChunkName): Promise<void>;
  /** The current value of a slice, as a fresh copy. */
  read<Name extends SliceName>(name: Name): Slices[Name];
  /** Starts a new core after a fatal error; the session in the browser's storage is kept. */
  restart(): Promise<void>;
  stop(): void;
}
