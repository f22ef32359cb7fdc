/**
 * Starts the core that this build runs on. Separate from the bridge, so that stories and tests can send events
 * without loading a core.
 */
import { loadPort } from '#port';
import { connect, type HostListeners } from './bridge.ts';
import type { ChunkName } from './port.ts';

/**
 * Resolves when every slice is in the store; render only after that. Rejects when the core cannot be loaded or
 * started. `expected` is a chunk that the first screen needs: it is downloaded in parallel with the core.
 */
export async function startCore(listeners: HostListeners, expected?: ChunkName): Promise<void> {
  connect(await loadPort(expected), listeners);
}
