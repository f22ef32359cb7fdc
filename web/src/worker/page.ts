/**
 * The page's side of the service worker: registers it when the page is idle, reports newer builds to the core, and
 * activates them when the visitor agrees. Whether to ask is the core's decision.
 */
import type { AppUpdateEvent } from '../core/generated/index.ts';

type Notify = (event: AppUpdateEvent) => void;

const SCRIPT = '/sw.js';
/** Minimum milliseconds between checks for a newer build when the page becomes visible. */
const CHECK_AFTER_MS = 30 * 60 * 1000;

export function watchBuild(notify: Notify): void {
  // Not in development (hot reload) or with fixtures.
  if (!import.meta.env.PROD || __FIXTURES__ || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    register(notify).catch((error: Error) => console.warn('the service worker is not there:', error.message));
  });
}

async function register(notify: Notify): Promise<void> {
  const registration = await navigator.serviceWorker.register(trustedScriptUrl() as string, {
    updateViaCache: 'none',
  });
  const isUpdate = () => navigator.serviceWorker.controller !== null;
  const follow = (worker: ServiceWorker | null) => {
    const reportInstalled = () => worker?.state === 'installed' && isUpdate() && notify('ready');
    worker?.addEventListener('statechange', reportInstalled);
    reportInstalled();
  };
  follow(registration.waiting);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  checkOnReturn(registration);
  const ready = await navigator.serviceWorker.ready;
  if (!savesData()) ready.active?.postMessage('fill');
}

/** Checks for a newer build when the page becomes visible again after a while. */
function checkOnReturn(registration: ServiceWorkerRegistration): void {
  let checked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - checked < CHECK_AFTER_MS) return;
    checked = performance.now();
    registration.update().catch(() => {});
  });
}

/** Activates the waiting worker if there is one, and reloads the page. */
export async function loadUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage('renew');
}

/** The script's URL as a Trusted Type; the policy allows no other worker script. */
function trustedScriptUrl(): unknown {
  const rules = { createScriptURL: (url: string) => (url === SCRIPT ? url : '') };
  const policy = window.trustedTypes?.createPolicy('worker', rules);
  return policy?.createScriptURL ? policy.createScriptURL(SCRIPT) : SCRIPT;
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

function whenIdle(then: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 10_000 }) : then();
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}
