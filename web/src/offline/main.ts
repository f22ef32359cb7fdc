/**
 * The page without a network: shows its texts in the language and the theme that were chosen, and leads back by itself once
 * the server answers. Without this script all languages stand there, and the link still leads on.
 */
/** It asks again after this long, in milliseconds, and up to as long again, so that not all visitors come back at once. */
const ASK_AFTER_MS = 3_000;

const root = document.documentElement;
const sections = [...document.querySelectorAll<HTMLElement>('main > section')];

function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    // Storage may be forbidden.
    return '';
  }
}

const wished = stored('lang').replace(/\W/g, '');
const shown =
  sections.find((section) => section.dataset.code === wished) ??
  sections.find((section) => section.lang.slice(0, 2) === navigator.language.slice(0, 2)) ??
  sections.find((section) => section.dataset.code === 'EN');
for (const section of sections) section.hidden = section !== shown;
if (shown) {
  root.lang = shown.lang;
  root.dir = shown.dir;
  document.title = shown.querySelector('h1')?.textContent ?? document.title;
}
if (stored('theme').includes('light')) root.dataset.theme = 'light';

// A browser says that it is online when it has a network, which is not yet that the server can be reached; and of a server
// that is away and back it says nothing.
async function ask(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    location.reload();
  } catch {
    later();
  }
}

function later(): void {
  setTimeout(ask, ASK_AFTER_MS * (1 + Math.random()));
}

later();
addEventListener('online', ask);
