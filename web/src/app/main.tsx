/**
 * Entry point: starts the core, connects it to the browser's history and page events, and renders.
 *
 * Slow resources are requested first and in parallel: the core, the texts, the screen of this URL.
 */
import { createRoot } from 'react-dom/client';
import { restartCore, send } from '../core/bridge.ts';
import type { HostEffect } from '../core/generated/index.ts';
import { startCore } from '../core/start.ts';
import { loadFirstTexts } from '../i18n/load.ts';
import { watchBuild } from '../worker/page.ts';
import { App } from './App.tsx';
import { Failure } from './Failure.tsx';
import { preloadFirstPicture } from './first-picture.ts';
import { guessLanguage, guessScreen } from './guess.ts';
import { go, runHostEffect, startHistory } from './history.ts';
import { interceptLinks } from './links.ts';
import { watchPage } from './page-lifecycle.ts';
import { chunkOf, preload } from './sections.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root"');
const root = createRoot(container);

const onEntered = (path: string, query: string) => send({ route: { entered: { path, query } } });
const onBlocked = () => send({ support: 'blocked' });
function onHost(effect: HostEffect): void {
  if (effect.kind !== 'checkStatement') runHostEffect(effect, onEntered, onBlocked);
  else {
    const { handle, keys } = effect;
    import('../core/statement.ts').then(
      ({ runStatementCheck }) => runStatementCheck(handle, keys, send),
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
  preloadFirstPicture();
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
