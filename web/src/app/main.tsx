/**
 * The entry: starts the core, hands it the browser's history and the page's life, and renders what it says.
 *
 * What is slow to arrive is asked for first, all at once: the core, the texts, the screen of this address.
 */
import { createRoot } from 'react-dom/client';
import { restartCore, send } from '../core/bridge.ts';
import type { HostEffect } from '../core/generated/index.ts';
import { startCore } from '../core/start.ts';
import { loadFirstTexts } from '../i18n/load.ts';
import { watchBuild } from '../worker/page.ts';
import { App } from './App.tsx';
import { Failure } from './Failure.tsx';
import { fetchFirstPicture } from './first-picture.ts';
import { guessLanguage, guessScreen } from './guess.ts';
import { carryOut, go, startHistory } from './history.ts';
import { interceptLinks } from './links.ts';
import { watchPage } from './page-lifecycle.ts';
import { chunkOf, preload } from './sections.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root"');
const root = createRoot(container);

const onEntered = (path: string, query: string) => send({ route: { entered: { path, query } } });
const onBlocked = () => send({ support: 'blocked' });
function onHost(effect: HostEffect): void {
  if (effect.kind !== 'checkStatement') carryOut(effect, onEntered, onBlocked);
  else {
    const { handle, keys } = effect;
    import('../core/statement.ts').then(
      ({ carryOutCheck }) => carryOutCheck(handle, keys, send),
      () => send({ statementCheck: { broken: handle } }),
    );
  }
}

const show = () => root.render(<App />);

function onFatal(location: string): void {
  const restart = () => void restartCore().then(show, (error: Error) => onFatal(error.message));
  root.render(<Failure detail={location} onRestart={restart} />);
}

async function start(): Promise<void> {
  const language = guessLanguage();
  void loadFirstTexts(language.code, language.tag).catch(() => {});
  const screen = guessScreen(location.pathname);
  preload(screen);
  fetchFirstPicture();
  await Promise.all([startCore({ onHost, onFatal }, chunkOf(screen)), ...laterStyles]);
  startHistory({ onEntered });
  interceptLinks((url) => go(url, onEntered));
  watchPage(send);
  watchBuild((appUpdate) => send({ site: { appUpdate } }));
  show();
}

start().catch((error: Error) => {
  console.error(error);
  root.render(<Failure detail={error.message} onRestart={() => location.reload()} />);
});
