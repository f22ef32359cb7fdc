/**
 * Connects the core to React: copies changed slices from the core into the zustand store, and sends UI events to
 * the core.
 *
 * Every change notification is applied immediately and never deferred: a lost notification would leave the screen
 * frozen. Unchanged parts keep their reference (see `reconcile.ts`), and all slices of one notification reach React
 * in a single store update.
 */
import { SLICES, type SliceName, type Slices, type UiEvent } from './generated/index.ts';
import type { ChunkName, CoreListeners, CorePort } from './port.ts';
import { reconcile } from './reconcile.ts';
import { useStore } from './store.ts';

export type HostListeners = Pick<CoreListeners, 'onHost' | 'onFatal'>;

let current: CorePort | undefined;
let resolvePort: (port: CorePort) => void;
let connected = portReady();

function portReady(): Promise<CorePort> {
  return new Promise((resolve) => {
    resolvePort = resolve;
  });
}

/** Starts a core, fills the store and directs `send` to it. Stops the core that was connected before. */
export function connect(port: CorePort, listeners: HostListeners): void {
  current?.stop();
  current = port;
  port.start({ ...listeners, onChange: (changed) => applyChanges(port, changed) });
  resolvePort(port);
}

/** Restarts the core after a fatal error. */
export async function restartCore(): Promise<void> {
  await current?.restart();
}

/** Stops the core and empties the store. */
export function disconnect(): void {
  current?.stop();
  current = undefined;
  connected = portReady();
  useStore.setState({} as Slices, true);
}

/**
 * Loads a chunk of the core; when this resolves, the chunk's slices are in the store. May be called before the core
 * has started: it then waits until `connect`.
 */
export async function loadCoreChunk(name: ChunkName): Promise<void> {
  const port = current ?? (await connected);
  await port.chunk(name);
}

/** Dispatches a UI event to the core; throws before `connect`. */
export function send(event: UiEvent): void {
  if (!current) throw new Error('there is no core to send to: call startCore first');
  current.dispatch(event);
}

function applyChanges(port: CorePort, numbers: Iterable<number>): void {
  const before = useStore.getState();
  const changed: Partial<Slices> = {};
  for (const name of namesOf(numbers)) {
    const after = reconcile(before[name], port.read(name));
    if (!Object.is(before[name], after)) Object.assign(changed, { [name]: after });
  }
  if (Object.keys(changed).length > 0) useStore.setState(changed);
}

/** Slice names by their index in `SLICES`; unknown indices are skipped. */
export function namesOf(numbers: Iterable<number>): SliceName[] {
  return [...numbers].flatMap((number) => SLICES[number] ?? []);
}

/** Sorted indices in `SLICES` of these slices. */
export function numbersOf(names: readonly SliceName[]): Uint8Array {
  return Uint8Array.from(names, (name) => SLICES.indexOf(name)).sort();
}
