/**
 * Carries slices from the core to the store, and events from the views to the core.
 *
 * After each change the slices that it names are applied, always and at once: a notification that is put off may be
 * lost, and a lost one is a frozen screen. Equal parts keep their reference, and one change of the store tells React.
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

/** Starts a core and fills the store. From then on `send` reaches it. */
export function connect(port: CorePort, listeners: HostListeners): void {
  current?.stop();
  current = port;
  port.start({ ...listeners, onChange: (changed) => applyChanges(port, changed) });
  resolvePort(port);
}

/** Starts another core in place of one that ended badly. */
export async function restartCore(): Promise<void> {
  await current?.restart();
}

/** Ends the core and empties the store. */
export function disconnect(): void {
  current?.stop();
  current = undefined;
  connected = portReady();
  useStore.setState({} as Slices, true);
}

/**
 * Loads a chunk of the core: what its slices show is in the store when this resolves. A section may be sent for before the
 * core has started; it waits for that.
 */
export async function loadCoreChunk(name: ChunkName): Promise<void> {
  const port = current ?? (await connected);
  await port.chunk(name);
}

/** Hands an event to the core. */
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

/** The slices that have these numbers; another number is none. */
export function namesOf(numbers: Iterable<number>): SliceName[] {
  return [...numbers].flatMap((number) => SLICES[number] ?? []);
}

/** The numbers of these slices, in their order. */
export function numbersOf(names: readonly SliceName[]): Uint8Array {
  return Uint8Array.from(names, (name) => SLICES.indexOf(name)).sort();
}
