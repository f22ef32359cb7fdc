/**
 * The page's side of the service worker: registers it once the page has nothing better to do, hears of a newer build, and
 * lets that take over when the visitor agrees. Whether to ask is the core's decision.
 */
import type { AppUpdateEvent } from '../core/generated/index.ts';

type Say = (event: AppUpdateEvent) => void;

const SCRIPT = '/sw.js';
/** How long a page that is looked at again trusts what it knows of newer builds, in milliseconds. */
const CHECK_AFTER_MS = 30 * 60 * 1000;

export function watchBuild(say: Say): void {
  // A development server replaces parts of the page by itself.
  if (!import.meta.env.PROD || __FIXTURES__ || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    register(say).catch((error: Error) => console.warn('the service worker is not there:', error.message));
  });
}

async function register(say: Say): Promise<void> {
  const registration = await navigator.serviceWorker.register(script() as string, { updateViaCache: 'none' });
  const isUpdate = () => navigator.serviceWorker.controller !== null;
  const follow = (worker: ServiceWorker | null) => {
    const told = () => worker?.state === 'installed' && isUpdate() && say('ready');
    worker?.addEventListener('statechange', told);
    told();
  };
  follow(registration.waiting);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  checkNowAndThen(registration);
  const ready = await navigator.serviceWorker.ready;
  if (!wantsLittle()) ready.active?.postMessage('fill');
}

/** Asks for a newer build when the page is looked at again after a while. */
function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - checked < CHECK_AFTER_MS) return;
    checked = performance.now();
    registration.update().catch(() => {});
  });
}

/** Loads the newer build: the worker that waits takes over first, if there is one. */
export async function loadUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage('renew');
}

/** The one script that this site lets a worker be. */
function script(): unknown {
  const rules = { createScriptURL: (url: string) => (url === SCRIPT ? url : '') };
  const policy = window.trustedTypes?.createPolicy('worker', rules);
  return policy?.createScriptURL ? policy.createScriptURL(SCRIPT) : SCRIPT;
}

function wantsLittle(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

function whenIdle(then: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 10_000 }) : then();
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}
