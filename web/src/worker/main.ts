/**
 * The service worker, `/sw.js`: see `decide.ts` for what it is for, and `vite/service-worker.ts` for how it is made.
 *
 * A new one waits until every page that asks has been asked: it takes over when a page says `renew`, and at the next visit
 * otherwise.
 */
import { cacheName, handling, keepable, outdated, surplus } from './decide.ts';

/** Written by the build: a name for it, the files of the offline page (the page first), and the files that any page may need. */
declare const __BUILD__: { version: string; offline: string[]; files: string[] };

/** What this worker uses of its world; TypeScript's libraries of pages and of workers exclude each other. */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface World {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(name: 'message', listener: (event: LifeEvent & { readonly data: unknown }) => void): void;
}

const world = self as unknown as World;
const { version, offline, files } = __BUILD__;
const OWN = cacheName(version);

world.addEventListener('install', (event) => {
  event.waitUntil(caches.open(OWN).then((cache) => cache.addAll(offline)));
});

world.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of outdated(await caches.keys(), version)) await caches.delete(name);
    await world.clients.claim();
  };
  event.waitUntil(tidy());
});

world.addEventListener('message', (event) => {
  if (event.data === 'renew') event.waitUntil(world.skipWaiting());
  if (event.data === 'fill') event.waitUntil(fill());
});

world.addEventListener('fetch', (event) => {
  switch (handling(event.request, world.location.origin)) {
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

/** A file with a hash in its name is the same for ever: from any build's cache, or from the network. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (isKeepable(answer)) await keep(request.url, answer.clone());
  return answer;
}

/** Always the server's, so that nobody gets yesterday's site. Where no server answers, a page that says so. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(offline[0] ?? '');
    if (kept) return kept;
    throw error;
  }
}

/** Fetches what this build has and the visitor has not met yet, one after the other: an open page then outlives it. */
async function fill(): Promise<void> {
  const cache = await caches.open(OWN);
  for (const file of files) {
    if (await cache.match(file)) continue;
    const answer = await fetch(file).catch(() => undefined);
    if (!answer) return;
    if (isKeepable(answer)) await cache.put(file, answer);
  }
}

async function keep(url: string, answer: Response): Promise<void> {
  const cache = await caches.open(OWN);
  try {
    await cache.put(url, answer);
  } catch {
    // The browser's room is used up; the page has its file all the same.
    return;
  }
  const kept = (await cache.keys()).map(({ url: each }) => new URL(each).pathname);
  for (const path of surplus(kept, [...offline, ...files])) await cache.delete(path);
}

function isKeepable(answer: Response): boolean {
  const { status, type, redirected } = answer;
  return keepable({ status, type, redirected, contentType: answer.headers.get('content-type') });
}
