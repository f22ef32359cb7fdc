// The game page's way in: takes the ticket from the address, opens the session, and starts the game.
import { Api } from './api.js';
import { Game } from './game.js';
import { parentWindow } from './parent.js';
import { Pictures } from './pictures.js';
import { Sounds } from './sounds.js';
import { loadText } from './text.js';
import { View } from './view.js';

/** Reads the launch values and removes them from the address, so that no history entry or copied link holds the ticket. */
function takeLaunch() {
  const values = new URLSearchParams(location.hash.slice(1));
  history.replaceState(null, '', location.pathname);
  return { ticket: values.get('ticket') ?? '', lang: values.get('lang') ?? 'EN', theme: values.get('theme') };
}

const meta = (name) => document.querySelector(`meta[name="${name}"]`).content;
const launch = takeLaunch();
document.documentElement.dataset.theme = launch.theme === 'light' ? 'light' : 'dark';

const pictures = Pictures.load(meta('pictures'));
// A game that can not be shown says why; until then nobody waits for the pictures.
pictures.catch(() => {});
const text = await loadText(meta('assets'), launch.lang);
const sounds = new Sounds();
const view = new View(text, sounds);
const site = parentWindow(meta('site-origin'));
const game = new Game({ api: new Api(), view, text, site, sounds, code: meta('game-code'), pictures: () => pictures });
await game.open(launch.ticket);
