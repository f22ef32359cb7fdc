/**
 * The service worker, `/sw.js`: see `decide.ts` for its purpose and `vite/service-worker.ts` for its build.
 *
 * A new worker does not take over by itself: it does when a page sends `renew`, otherwise at the next visit.
 */
import { cacheName, filesToEvict, handling, isCacheable, outdatedCaches } from './decide.ts';

/**
 * Written by the build: its version, the files of the offline page (the HTML first), and the files that any page
 * may need.
 */
declare const __BUILD__: { version: string; offline: string[]; files: string[] };

/**
 * The service worker APIs used here, declared by hand because TypeScript's DOM and WebWorker libraries exclude each
 * other.
 */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LifeEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(name: 'message', listener: (event: LifeEvent & { readonly data: unknown }) => void): void;
}

const scope = self as unknown as WorkerScope;
const { version, offline, files } = __BUILD__;
const OWN_CACHE = cacheName(version);

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(OWN_CACHE).then((cache) => cache.addAll(offline)));
});

scope.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of outdatedCaches(await caches.keys(), version)) await caches.delete(name);
    await scope.clients.claim();
  };
  event.waitUntil(tidy());
});

scope.addEventListener('message', (event) => {
  if (event.data === 'renew') event.waitUntil(scope.skipWaiting());
  if (event.data === 'fill') event.waitUntil(cacheAllFiles());
});

scope.addEventListener('fetch', (event) => {
  switch (handling(event.request, scope.location.origin)) {
    case 'asset':
      event.respondWith(asset(event.request));
      break;
    case 'page':
      event.respondWith(page(event.request));
      break;
    case 'pass':
      break;
  }
});

/** A file with a hash in its name never changes: served from any build's cache, else from the network. */
async function asset(request: Request): Promise<Response> {
  const cached = await caches.match(request.url);
  if (cached) return cached;
  const response = await fetch(request);
  if (isResponseCacheable(response)) await storeInCache(request.url, response.clone());
  return response;
}

/**
 * HTML always comes from the server, so that nobody gets an outdated site. When it cannot be reached, the offline
 * page.
 */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await caches.match(offline[0] ?? '');
    if (cached) return cached;
    throw error;
  }
}

/**
 * Caches this build's files that the visitor has not loaded yet, one after the other, so that an open page survives
 * a deployment.
 */
async function cacheAllFiles(): Promise<void> {
  const cache = await caches.open(OWN_CACHE);
  for (const file of files) {
    if (await cache.match(file)) continue;
    const response = await fetch(file).catch(() => undefined);
    if (!response) return;
    if (isResponseCacheable(response)) await cache.put(file, response);
  }
}

async function storeInCache(url: string, response: Response): Promise<void> {
  const cache = await caches.open(OWN_CACHE);
  try {
    await cache.put(url, response);
  } catch {
    // The storage quota is used up; the page has got its file anyway.
    return;
  }
  const cached = (await cache.keys()).map(({ url: each }) => new URL(each).pathname);
  for (const path of filesToEvict(cached, [...offline, ...files])) await cache.delete(path);
}

function isResponseCacheable(response: Response): boolean {
  const { status, type, redirected } = response;
  return isCacheable({ status, type, redirected, contentType: response.headers.get('content-type') });
}
