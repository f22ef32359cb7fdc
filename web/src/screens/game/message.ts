/** Messages from a game's page to the site, such as `{ "source": "lumora-game", "type": "ready" }`. */
import type { GameMessage } from '../../core/generated/index.ts';

const TYPES: readonly GameMessage[] = ['ready', 'balance', 'refused', 'exit', 'error'];

/** Parses the data of a frame's message; undefined if it is not such a message. */
export function readMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type } = data as { source?: unknown; type?: unknown };
  return source === 'lumora-game' ? TYPES.find((known) => known === type) : undefined;
}
