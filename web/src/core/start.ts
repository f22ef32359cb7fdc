/** Starts the core that this build runs on. Apart from the bridge, so that a story or a test needs no core to send events. */
import { loadPort } from '#port';
import { connect, type HostListeners } from './bridge.ts';
import type { ChunkName } from './port.ts';

/**
 * Resolves when every slice is in the store; render after that. Rejects when the core can not be loaded or started.
 * `expected` is a chunk that the first screen needs: it is fetched beside the core.
 */
export async function startCore(listeners: HostListeners, expected?: ChunkName): Promise<void> {
  connect(await loadPort(expected), listeners);
}
