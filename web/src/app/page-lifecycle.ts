/**
 * Reports to the core when the page is hidden or resumed (tickers stop, clocks are read again) and the visitor's
 * first press, as nothing opens by itself before that.
 */
import type { UiEvent } from '../core/generated/index.ts';

export function watchPage(send: (event: UiEvent) => void): void {
  const reportVisibility = () => send({ site: { visible: document.visibilityState === 'visible' } });
  document.addEventListener('visibilitychange', reportVisibility);
  // The core assumes that the page is visible; a tab opened in the background must say otherwise.
  if (document.visibilityState !== 'visible') reportVisibility();
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
