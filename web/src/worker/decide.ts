/**
 * What the service worker decides, apart from the browser that it decides in.
 *
 * It serves three wishes and no more: a page that survives a redeploy, because the files of its own build are still to be had;
 * a word instead of the browser's error where there is no network; and a site that can be installed. Everything that the
 * server says (calls, pictures, the first page itself) passes by untouched: what is kept could only be out of date.
 */

/** `asset`: a file with a hash in its name. `page`: another document. `pass`: none of the worker's business. */
type Handling = 'asset' | 'page' | 'pass';

interface Wish {
  method: string;
  mode: string;
  url: string;
}

/** The API, games, pictures, and what is for developers. */
const NEVER = /^\/(wps|lgw|lotto|seamless|cdn|dev|docs|openapi)(\/|\.|$)/;
const ASSETS = '/assets/';

export function handling(wish: Wish, origin: string): Handling {
  const url = new URL(wish.url);
  if (wish.method !== 'GET' || url.origin !== origin || NEVER.test(url.pathname)) return 'pass';
  if (url.pathname.startsWith(ASSETS)) return 'asset';
  return wish.mode === 'navigate' ? 'page' : 'pass';
}

export interface Answer {
  status: number;
  type: string;
  redirected: boolean;
  contentType: string | null;
}

/** Whether an answer is the file that was asked for: no error, no page in the place of a file, nothing from elsewhere. */
export function keepable(answer: Answer): boolean {
  const { status, type, redirected, contentType } = answer;
  return status === 200 && type === 'basic' && !redirected && !/text\/html/.test(contentType ?? 'text/html');
}

const PREFIX = 'lumora-';

/** The cache of a build. */
export function cacheName(version: string): string {
  return PREFIX + version;
}

/** Of all caches, oldest first, those that nobody needs: pages of the build before the current one may still be open. */
export function outdated(names: readonly string[], version: string): string[] {
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== cacheName(version));
  return others.slice(0, -1);
}

/** More files than a build has that a visitor meets. */
const MOST_FILES = 400;

/** Of the files that a cache holds, oldest first, those that are too many. What the offline page needs stays. */
export function surplus(kept: readonly string[], always: readonly string[], most = MOST_FILES): string[] {
  const free = kept.filter((path) => !always.includes(path));
  return free.slice(0, Math.max(0, kept.length - most));
}
