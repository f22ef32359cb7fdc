import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPress, watchPresses } from './press.ts';

describe('afterPress', () => {
  let stop: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    stop = watchPresses();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });
  const happens = (name: string) => document.dispatchEvent(new Event(name));

  it('acts at once while nothing is pressed', () => {
    const act = vi.fn();
    afterPress(act);
    expect(act).toHaveBeenCalledOnce();
  });

  it('waits until a press has become a click, and then acts once', () => {
    const act = vi.fn();
    happens('pointerdown');
    afterPress(act);
    expect(act).not.toHaveBeenCalled();
    happens('pointerup');
    expect(act).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(act).toHaveBeenCalledOnce();
    happens('pointerdown');
    happens('pointerup');
    vi.runAllTimers();
    expect(act).toHaveBeenCalledOnce();
  });

  it('acts after a press that the browser took over, such as a scroll', () => {
    const act = vi.fn();
    happens('pointerdown');
    afterPress(act);
    happens('pointercancel');
    vi.runAllTimers();
    expect(act).toHaveBeenCalledOnce();
  });

  it('drops what waits when the form is gone', () => {
    const act = vi.fn();
    happens('pointerdown');
    afterPress(act);
    stop();
    vi.runAllTimers();
    expect(act).not.toHaveBeenCalled();
  });
});
