/**
 * Tells the core when the page is hidden and when it wakes up: tickers stop, clocks are read again; and when the visitor
 * first presses something, since nothing opens by itself before that.
 */
import type { UiEvent } from '../core/generated/index.ts';

export function watchPage(send: (event: UiEvent) => void): void {
  const tell = () => send({ site: { visible: document.visibilityState === 'visible' } });
  document.addEventListener('visibilitychange', tell);
  // A page may be opened behind another one: the core takes it for seen until it hears otherwise.
  if (document.visibilityState !== 'visible') tell();
  addEventListener('pageshow', (event) => {
    if (event.persisted) send({ site: 'woke' });
  });
  const acts = new AbortController();
  const onAct = () => {
    acts.abort();
    send({ notices: 'acted' });
  };
  for (const name of ['pointerdown', 'keydown'])
    addEventListener(name, onAct, { capture: true, passive: true, signal: acts.signal });
  addEventListener('online', () => send({ site: 'woke' }));
}
