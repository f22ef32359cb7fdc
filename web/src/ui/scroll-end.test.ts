import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchScrollEnd } from './scroll-end.ts';

let end: HTMLElement | null;
let top: number;
const onEnd = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  onEnd.mockClear();
  end = document.createElement('div');
  top = innerHeight + 1;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top, 100, 40),
  );
  stop = () => {};
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const scroll = () => window.dispatchEvent(new Event('scroll'));

test('the end is told when it stands at the edge of the window, and not a pixel before', () => {
  stop = watchScrollEnd(() => end, onEnd);
  scroll();
  vi.advanceTimersByTime(200);
  expect(onEnd).not.toHaveBeenCalled();
  top = innerHeight;
  scroll();
  vi.advanceTimersByTime(200);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('it is looked at once in 200 ms, however much is scrolled', () => {
  top = 0;
  stop = watchScrollEnd(() => end, onEnd);
  for (let moved = 0; moved < 20; moved++) scroll();
  vi.advanceTimersByTime(199);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test.each([
  [500, 1],
  [501, 0],
])('a list that comes after %i ms is found by ten looks, 50 ms apart: %i', (comesAfter, told) => {
  const list = end;
  top = 0;
  end = null;
  stop = watchScrollEnd(() => end, onEnd);
  vi.advanceTimersByTime(comesAfter - 1);
  end = list;
  vi.advanceTimersByTime(100);
  scroll();
  vi.advanceTimersByTime(200);
  expect(onEnd).toHaveBeenCalledTimes(told);
});

test('nothing is told once nobody watches', () => {
  top = 0;
  watchScrollEnd(() => end, onEnd)();
  scroll();
  vi.advanceTimersByTime(1000);
  expect(onEnd).not.toHaveBeenCalled();
});
