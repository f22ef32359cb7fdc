/** What a game's page may say to the site: `{ "type": "lumora:game", "event": "ready" }` and its siblings. */
import type { GameMessage } from '../../core/generated/index.ts';

const EVENTS: readonly GameMessage[] = ['ready', 'balance', 'exit', 'error'];

/** The message in what a frame sent, or undefined for anything else. */
export function readMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, event } = data as { type?: unknown; event?: unknown };
  return type === 'lumora:game' ? EVENTS.find((known) => known === event) : undefined;
}
