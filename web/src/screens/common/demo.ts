import { loadCoreChunk, send } from '../../core/hooks.ts';

/** Plays a game as a guest. Where the code of the forms does not come, the press is one on "Play", whose form can be tried again. */
export function demo(key: string): void {
  void loadCoreChunk('account').then(
    () => send({ login: { demo: key } }),
    () => send({ game: { play: key } }),
  );
}
