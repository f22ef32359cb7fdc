/** What a game's page may say to the site: `{ "source": "lumora-game", "type": "ready" }` and its siblings. */
import type { GameMessage } from '../../core/generated/index.ts';

const TYPES: readonly GameMessage[] = ['ready', 'balance', 'refused', 'exit', 'error'];

/** The message in what a frame sent, or undefined for anything else. */
export function readMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type } = data as { source?: unknown; type?: unknown };
  return source === 'lumora-game' ? TYPES.find((known) => known === type) : undefined;
}
