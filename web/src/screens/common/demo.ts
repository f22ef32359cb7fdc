import { loadCoreChunk, send } from '../../core/hooks.ts';

/**
 * Starts a game's demo as a guest. If the chunk with the login fails to load, this acts as "Play", whose form
 * offers a retry.
 */
export function demo(key: string): void {
  void loadCoreChunk('account').then(
    () => send({ login: { demo: key } }),
    () => send({ game: { play: key } }),
  );
}
