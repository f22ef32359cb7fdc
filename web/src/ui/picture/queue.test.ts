/** The order in which pictures are loaded, with fake browser observers. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Take = (entries: { isIntersecting: boolean; target: Element }[]) => void;

let observers: { take: Take; options: IntersectionObserverInit; watched: Set<Element> }[];
let show: typeof import('./queue.ts').show;
let visiblePicturesLoaded: typeof import('./queue.ts').visiblePicturesLoaded;
let top: number;

beforeEach(async () => {
  observers = [];
  top = 5000;
  class Observer {
    watched = new Set<Element>();
    constructor(take: Take, options: IntersectionObserverInit) {
      observers.push({ take, options, watched: this.watched });
    }
    observe = (element: Element) => this.watched.add(element);
    unobserve = (element: Element) => this.watched.delete(element);
    disconnect = () => this.watched.clear();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top, 100, 100),
  );
  vi.resetModules();
  ({ show, visiblePicturesLoaded } = await import('./queue.ts'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const [SEEN, NEAR] = [0, 1] as const;
const intersect = (observer: 0 | 1, element: Element) =>
  observers[observer]?.take([{ isIntersecting: true, target: element }]);

function picture(address: string) {
  const element = new Image();
  return { element, callOff: show(element, address), address };
}
const requestedUrl = ({ element }: { element: HTMLImageElement }) => element.getAttribute('src');
const fireLoad = ({ element }: { element: HTMLImageElement }) => element.dispatchEvent(new Event('load'));

describe('a picture', () => {
  test('far below is not asked for', async () => {
    const far = picture('/far.svg');
    await Promise.resolve();
    expect(requestedUrl(far)).toBeNull();
  });

  test('of which the screen shows a sliver is none that is seen', async () => {
    top = innerHeight - 5;
    const sliver = picture('/sliver.svg');
    await Promise.resolve();
    expect(requestedUrl(sliver)).toBeNull();
  });

  test('on the screen is asked for with the commit that made it, before any observer speaks', async () => {
    top = 100;
    const here = picture('/here.svg');
    await Promise.resolve();
    expect(requestedUrl(here)).toBe('/here.svg');
  });

  test('counts as seen from a tenth of it on, and is near within 1.3 windows', () => {
    expect(observers.map(({ options }) => options)).toEqual([
      { threshold: 0.1 },
      { rootMargin: '30%', scrollMargin: '30%' },
    ]);
  });

  test('that is near waits until all that are seen have come or failed', () => {
    const [first, second, below] = [picture('/a.svg'), picture('/b.svg'), picture('/below.svg')];
    intersect(SEEN, first.element);
    intersect(SEEN, second.element);
    intersect(NEAR, below.element);
    fireLoad(first);
    expect(requestedUrl(below)).toBeNull();
    second.element.dispatchEvent(new Event('error'));
    expect(requestedUrl(below)).toBe('/below.svg');
  });

  test('that is near is asked for at once when nothing is under way', () => {
    const below = picture('/below.svg');
    intersect(NEAR, below.element);
    expect(requestedUrl(below)).toBe('/below.svg');
  });

  test('that is gone before it came holds up no other', () => {
    const [gone, below] = [picture('/gone.svg'), picture('/below.svg')];
    intersect(SEEN, gone.element);
    intersect(NEAR, below.element);
    gone.callOff();
    expect(requestedUrl(below)).toBe('/below.svg');
  });

  test('that failed is not asked for again', () => {
    const lost = picture('/lost.svg');
    intersect(SEEN, lost.element);
    lost.element.dispatchEvent(new Event('error'));
    lost.element.removeAttribute('src');
    intersect(SEEN, lost.element);
    expect(requestedUrl(lost)).toBeNull();
  });

  test('that came before is shown without waiting, for the last 200 addresses', () => {
    for (let index = 0; index <= 200; index++) {
      const image = picture(`/${index}.svg`);
      intersect(NEAR, image.element);
      fireLoad(image);
    }
    expect(requestedUrl(picture('/1.svg'))).toBe('/1.svg');
    expect(requestedUrl(picture('/200.svg'))).toBe('/200.svg');
    expect(requestedUrl(picture('/0.svg'))).toBeNull();
  });

  test('that comes by itself is asked for once all that are seen have come, wherever it stands', async () => {
    top = 100;
    const here = picture('/here.svg');
    await Promise.resolve();
    top = 5000;
    const next = new Image();
    show(next, '/next.svg', true);
    await Promise.resolve();
    expect(next.getAttribute('src')).toBeNull();
    fireLoad(here);
    expect(next.getAttribute('src')).toBe('/next.svg');
  });

  test('that comes by itself is asked for at once where none is seen', async () => {
    const next = new Image();
    show(next, '/next.svg', true);
    await Promise.resolve();
    expect(next.getAttribute('src')).toBe('/next.svg');
  });

  test('that is seen holds up what asks whether all have come', async () => {
    const here = picture('/here.svg');
    const onLoaded = vi.fn();
    await visiblePicturesLoaded();
    intersect(SEEN, here.element);
    const all = visiblePicturesLoaded().then(onLoaded);
    await Promise.resolve();
    expect(onLoaded).not.toHaveBeenCalled();
    fireLoad(here);
    await all;
    expect(onLoaded).toHaveBeenCalledOnce();
  });
});
