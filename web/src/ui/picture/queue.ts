/**
 * In which order the pictures of a page are asked for (section 9 of the specification, lazy image loading): one that is seen at once,
 * one that is about to be seen when none of those is under way any more, and all others not before they come near. A browser's own
 * `loading="lazy"` asks for several screens ahead, at the cost of the one that a visitor on a slow line looks at.
 */

/** How much of a picture is seen when it counts as seen. */
const THRESHOLD = 0.1;
/** Pictures within this many windows are asked for ahead. */
const PRELOAD_RATIO = 1.3;
/** Addresses that have come before: shown without waiting, as the browser still has them. */
const CACHED = 200;
/** Keeps the place of a picture that was not asked for; without an address a browser would give it none. */
export const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

const wanted = new Map<Element, string>();
const underWay = new Set<Element>();
const ahead = new Set<Element>();
const come = new Set<string>();

const remember = (address: string) => {
  come.delete(address);
  come.add(address);
  const [oldest] = come;
  if (come.size > CACHED && oldest !== undefined) come.delete(oldest);
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
  if (isSeen && !come.has(address)) underWay.add(element);
  const end = (hasCome: boolean) => {
    if (element.getAttribute('src') !== address) return;
    if (hasCome) remember(address);
    settle(element);
  };
  // One attempt: a picture that fails leaves its place empty.
  element.addEventListener('load', () => end(true), { once: true });
  element.addEventListener('error', () => end(false), { once: true });
  element.src = address;
}

function loadAhead(element: Element): void {
  if (underWay.size === 0) load(element, false);
  else if (wanted.has(element)) ahead.add(element);
}

function settle(element: Element): void {
  if (underWay.delete(element) && underWay.size === 0) settled();
}

function settled(): void {
  for (const next of [...ahead]) load(next, false);
  for (const tell of waiting.splice(0)) tell();
}

const waiting: (() => void)[] = [];

/** Comes true when every picture that is seen has come, or failed. */
export function seenHaveCome(): Promise<void> {
  return new Promise((resolve) => {
    if (underWay.size === 0) resolve();
    else waiting.push(resolve);
  });
}

function leave(element: Element): void {
  wanted.delete(element);
  ahead.delete(element);
  fresh.delete(element);
  seen?.unobserve(element);
  near?.unobserve(element);
}

/** Pictures of this commit: measured together, so that what is on the screen does not wait for the observers of a busy page. */
const fresh = new Set<Element>();

/** As the observer judges it later. */
const isOnScreen = (element: Element) => {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  const seenWidth = Math.min(right, innerWidth) - Math.max(left, 0);
  const seenHeight = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return seenWidth > 0 && seenHeight > 0 && seenWidth * seenHeight >= THRESHOLD * width * height;
};

function measure(): void {
  const shown = [...fresh].filter((element) => wanted.has(element) && isOnScreen(element));
  fresh.clear();
  for (const element of shown) load(element, true);
  if (underWay.size === 0) settled();
}

/**
 * Has `element` show the picture at `address` in its turn. One that `comesByItself`, as the next of a carousel does, is near wherever it
 * stands. The answer calls it off.
 */
export function show(element: HTMLImageElement, address: string, comesByItself = false): () => void {
  wanted.set(element, address);
  if (!seen || !near || come.has(address)) load(element, false);
  else {
    seen.observe(element);
    near.observe(element);
    if (fresh.size === 0) queueMicrotask(measure);
    fresh.add(element);
    if (comesByItself) ahead.add(element);
  }
  return () => {
    leave(element);
    settle(element);
  };
}
