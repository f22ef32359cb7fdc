/**
 * Decisions of the service worker, separate from browser APIs so that they can be tested.
 *
 * The worker does only three things: it keeps the files of the page's own build, so that an open page survives a
 * deployment; it shows an offline page instead of the browser's error; and it makes the site installable.
 * Everything dynamic (API calls, pictures, the HTML page) goes to the network uncached, as a cached copy could only
 * be stale.
 */

/** `asset`: a file with a hash in its name. `page`: an HTML document. `pass`: not handled by the worker. */
type Handling = 'asset' | 'page' | 'pass';

interface FetchRequest {
  method: string;
  mode: string;
  url: string;
}

/** Paths never handled: the API, games, pictures, and developers' pages. */
const UNHANDLED_PATHS = /^\/(wps|lgw|lotto|seamless|cdn|dev|docs|openapi)(\/|\.|$)/;
const ASSETS = '/assets/';

export function handling(request: FetchRequest, origin: string): Handling {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || UNHANDLED_PATHS.test(url.pathname)) return 'pass';
  if (url.pathname.startsWith(ASSETS)) return 'asset';
  return request.mode === 'navigate' ? 'page' : 'pass';
}

export interface Answer {
  status: number;
  type: string;
  redirected: boolean;
  contentType: string | null;
}

/** Whether a response may be cached: a complete same-origin file, not an error, redirect or HTML page. */
export function isCacheable(answer: Answer): boolean {
  const { status, type, redirected, contentType } = answer;
  return status === 200 && type === 'basic' && !redirected && !/text\/html/.test(contentType ?? 'text/html');
}

const PREFIX = 'lumora-';

/** Name of a build's cache. */
export function cacheName(version: string): string {
  return PREFIX + version;
}

/**
 * Caches to delete, given all names from oldest to newest. The cache of the previous build stays: pages of it may
 * still be open.
 */
export function outdatedCaches(names: readonly string[], version: string): string[] {
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== cacheName(version));
  return others.slice(0, -1);
}

/** Upper bound of files in a cache; well above what a visitor of one build loads. */
const MAX_FILES = 400;

/** Which of the cached files (oldest first) to evict beyond the limit. Those in `keep` stay. */
export function filesToEvict(paths: readonly string[], keep: readonly string[], limit = MAX_FILES): string[] {
  const evictable = paths.filter((path) => !keep.includes(path));
  return evictable.slice(0, Math.max(0, paths.length - limit));
}
