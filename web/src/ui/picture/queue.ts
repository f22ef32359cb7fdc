/**
 * Loading order of pictures (section 9 of the specification, lazy image loading): visible pictures load at once,
 * those about to become visible when none of those is loading, all others when they come near the viewport. The
 * browser's `loading="lazy"` loads several screens ahead, which on a slow connection delays the visible ones.
 */

/** Visible fraction from which a picture counts as visible. */
const THRESHOLD = 0.1;
/** Pictures within this many viewport heights are preloaded. */
const PRELOAD_RATIO = 1.3;
/** Number of loaded URLs to remember: those are shown at once, since the browser has them cached. */
const MAX_REMEMBERED_URLS = 200;
/** Reserves the space of a picture that is not loading yet; an <img> without a URL would take none. */
export const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** Pictures that have not started to load, with their URLs. */
const wanted = new Map<Element, string>();
/** Visible pictures that are loading. */
const loading = new Set<Element>();
/** Pictures near the viewport that wait until no visible one is loading. */
const deferred = new Set<Element>();
/** URLs of loaded pictures, the oldest first. */
const loaded = new Set<string>();

const remember = (address: string) => {
  loaded.delete(address);
  loaded.add(address);
  const [oldest] = loaded;
  if (loaded.size > MAX_REMEMBERED_URLS && oldest !== undefined) loaded.delete(oldest);
};

const margin = `${Math.round((PRELOAD_RATIO - 1) * 100)}%`;
const observe = (take: (element: Element) => void, options: IntersectionObserverInit) =>
  typeof IntersectionObserver === 'undefined'
    ? null
    : new IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) take(target);
      }, options);

const seen = observe((element) => load(element, true), { threshold: THRESHOLD });
const near = observe(loadAhead, { rootMargin: margin, scrollMargin: margin } as IntersectionObserverInit);

function load(element: Element, isSeen: boolean): void {
  const address = wanted.get(element);
  if (address === undefined || !(element instanceof HTMLImageElement)) return;
  leave(element);
  if (isSeen && !loaded.has(address)) loading.add(element);
  const end = (isLoaded: boolean) => {
    if (element.getAttribute('src') !== address) return;
    if (isLoaded) remember(address);
    settle(element);
  };
  // One attempt only: a picture that fails leaves its place empty.
  element.addEventListener('load', () => end(true), { once: true });
  element.addEventListener('error', () => end(false), { once: true });
  element.src = address;
}

function loadAhead(element: Element): void {
  if (loading.size === 0) load(element, false);
  else if (wanted.has(element)) deferred.add(element);
}

function settle(element: Element): void {
  if (loading.delete(element) && loading.size === 0) settled();
}

function settled(): void {
  for (const next of [...deferred]) load(next, false);
  for (const resolve of waiting.splice(0)) resolve();
}

const waiting: (() => void)[] = [];

/** Resolves when every visible picture has loaded or failed. */
export function visiblePicturesLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (loading.size === 0) resolve();
    else waiting.push(resolve);
  });
}

function leave(element: Element): void {
  wanted.delete(element);
  deferred.delete(element);
  fresh.delete(element);
  seen?.unobserve(element);
  near?.unobserve(element);
}

/**
 * Pictures mounted in this commit, measured together, so that visible ones need not wait for the observers of a
 * busy page.
 */
const fresh = new Set<Element>();

/** The same condition as the observer's. */
const isOnScreen = (element: Element) => {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  const seenWidth = Math.min(right, innerWidth) - Math.max(left, 0);
  const seenHeight = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return seenWidth > 0 && seenHeight > 0 && seenWidth * seenHeight >= THRESHOLD * width * height;
};

function measure(): void {
  const visible = [...fresh].filter((element) => wanted.has(element) && isOnScreen(element));
  fresh.clear();
  for (const element of visible) load(element, true);
  if (loading.size === 0) settled();
}

/**
 * Shows the picture at `address` on `element` when it is its turn. With `comesByItself` (the next slide of a
 * carousel) it counts as near wherever it is. Returns the cancel function.
 */
export function show(element: HTMLImageElement, address: string, comesByItself = false): () => void {
  wanted.set(element, address);
  if (!seen || !near || loaded.has(address)) load(element, false);
  else {
    seen.observe(element);
    near.observe(element);
    if (fresh.size === 0) queueMicrotask(measure);
    fresh.add(element);
    if (comesByItself) deferred.add(element);
  }
  return () => {
    leave(element);
    settle(element);
  };
}
