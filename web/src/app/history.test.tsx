import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetLayers, useBack } from '../ui/back.ts';
import { go, runHostEffect, startHistory } from './history.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.useFakeTimers();

/** A fake browser history that navigates asynchronously, as a real one does. */
class Browser {
  entries: { url: string; state: unknown }[] = [{ url: 'http://site.test/rng', state: null }];
  at = 0;
  scrollRestoration = 'auto';

  get state(): unknown {
    return this.entries[this.at]?.state ?? null;
  }

  get urls(): string[] {
    return this.entries.map(({ url }) => url.replace('http://site.test', ''));
  }

  pushState(state: unknown, _: string, url = location.href): void {
    this.entries.splice(this.at + 1, Infinity, { url: new URL(url, location.href).href, state });
    this.at += 1;
  }

  replaceState(state: unknown, _: string, url = location.href): void {
    this.entries[this.at] = { url: new URL(url, location.href).href, state };
  }

  go(by: number): void {
    setTimeout(() => {
      const to = this.at + by;
      if (to < 0 || to >= this.entries.length) return;
      this.at = to;
      dispatchEvent(new Event('popstate'));
    }, 10);
  }

  back(): void {
    this.go(-1);
  }
}

const fakeLocation = {
  get href() {
    return browser.entries[browser.at]?.url ?? '';
  },
  get pathname() {
    return new URL(fakeLocation.href).pathname;
  },
  get search() {
    return new URL(fakeLocation.href).search;
  },
};

let browser = new Browser();
let entered: string[] = [];
const onEntered = (path: string, query: string) => entered.push(query ? `${path}?${query}` : path);
startHistory({ onEntered });

function Layer({ open, onClose }: { open: boolean; onClose: () => void }) {
  useBack(open, onClose);
  return null;
}

let render: (open: boolean) => void;
let unmount: () => void;
const onClose = vi.fn(() => render(false));

/** Lets pending navigations finish. */
const passes = () => act(() => vi.advanceTimersByTime(50));

const pressBack = () => {
  browser.back();
  passes();
};

beforeEach(() => {
  browser = new Browser();
  vi.stubGlobal('history', browser);
  vi.stubGlobal('location', fakeLocation);
  forgetLayers();
  entered = [];
  onClose.mockClear();
  const root = createRoot(document.createElement('div'));
  render = (open) => act(() => root.render(<Layer open={open} onClose={onClose} />));
  unmount = () => act(() => root.unmount());
  go('/promotions', onEntered);
  entered = [];
  render(true);
});

afterEach(() => {
  unmount();
  passes();
});

it('closes what is open and stays on the page', () => {
  pressBack();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(fakeLocation.pathname).toBe('/promotions');
  expect(entered).toEqual([]);
  pressBack();
  expect(fakeLocation.pathname).toBe('/rng');
  expect(entered).toEqual(['/rng']);
});

it('leaves no entry of what was closed otherwise', () => {
  render(false);
  passes();
  expect(entered).toEqual([]);
  pressBack();
  expect(entered).toEqual(['/rng']);
});

it('gives its entry to the place that is chosen in it', () => {
  render(false);
  go('/help', onEntered);
  passes();
  expect(browser.urls).toEqual(['/rng', '/promotions', '/help']);
  pressBack();
  expect(fakeLocation.pathname).toBe('/promotions');
  expect(entered).toEqual(['/help', '/promotions']);
});

it('hands its entry on to what opens as it closes', () => {
  render(false);
  render(true);
  passes();
  expect(browser.urls).toEqual(['/rng', '/promotions', '/promotions']);
  pressBack();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(fakeLocation.pathname).toBe('/promotions');
});

it('is out of the way before the history moves for another reason', () => {
  runHostEffect({ kind: 'back' }, onEntered, () => {});
  passes();
  passes();
  expect(entered).toEqual(['/rng']);
});

it('shows nothing when Forward leads to what was closed', () => {
  pressBack();
  browser.go(1);
  passes();
  passes();
  expect(entered).toEqual([]);
  pressBack();
  expect(entered).toEqual(['/rng']);
});

it('leads out of a page to where Back leads, and to the given address where nothing of the site is before it', () => {
  render(false);
  passes();
  runHostEffect({ kind: 'backOr', url: '/live' }, onEntered, () => {});
  passes();
  expect(entered).toEqual(['/rng']);
  runHostEffect({ kind: 'backOr', url: '/live' }, onEntered, () => {});
  passes();
  expect(browser.urls[0]).toBe('/live');
  expect(entered).toEqual(['/rng', '/live']);
});

it('goes back over all that was opened since an address, and puts it in place where it is not known', () => {
  render(false);
  go('/promotions?mc=securityCenter', onEntered);
  go('/promotions?mc=withdraw', onEntered);
  passes();
  entered = [];
  runHostEffect({ kind: 'backTo', url: '/promotions' }, onEntered, () => {});
  passes();
  expect([fakeLocation.pathname, fakeLocation.search, browser.at]).toEqual(['/promotions', '', 1]);
  expect(entered).toEqual(['/promotions']);
  runHostEffect({ kind: 'backTo', url: '/help' }, onEntered, () => {});
  expect(browser.urls.slice(0, 2)).toEqual(['/rng', '/help']);
});
