/** Tells the core when the page is hidden and when it wakes up: tickers stop, clocks are read again. */
import type { UiEvent } from '../core/generated/index.ts';

export function watchPage(send: (event: UiEvent) => void): void {
  document.addEventListener('visibilitychange', () => {
    send({ site: { visible: document.visibilityState === 'visible' } });
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) send({ site: 'woke' });
  });
  addEventListener('online', () => send({ site: 'woke' }));
}
