/**
 * The page without a network: shows its words in the language and the theme that were chosen, and tries again by itself once
 * there is a network. Without this script all languages stand there, and the link still leads on.
 */
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
addEventListener('online', () => location.reload());
