/**
 * The offline page: shows its texts in the chosen language and theme, and reloads once the server answers. Without
 * this script all languages are shown and the link still leads back.
 */

/**
 * Milliseconds between polls of the server; a random time of the same length is added so that not all visitors
 * return at once.
 */
const CHECK_INTERVAL_MS = 3_000;

const root = document.documentElement;
const sections = [...document.querySelectorAll<HTMLElement>('main > section')];

function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    // Storage may be blocked.
    return '';
  }
}

const language = stored('lang').replace(/\W/g, '');
const activeSection =
  sections.find((section) => section.dataset.code === language) ??
  sections.find((section) => section.lang.slice(0, 2) === navigator.language.slice(0, 2)) ??
  sections.find((section) => section.dataset.code === 'EN');
for (const section of sections) section.hidden = section !== activeSection;
if (activeSection) {
  root.lang = activeSection.lang;
  root.dir = activeSection.dir;
  document.title = activeSection.querySelector('h1')?.textContent ?? document.title;
}
if (stored('theme').includes('light')) root.dataset.theme = 'light';

// `online` only means that there is a network, not that the server can be reached, and it does not fire when
// a server restarts: so the server is polled.
async function checkServer(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    location.reload();
  } catch {
    scheduleCheck();
  }
}

function scheduleCheck(): void {
  setTimeout(checkServer, CHECK_INTERVAL_MS * (1 + Math.random()));
}

scheduleCheck();
addEventListener('online', checkServer);
