import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPress, useBeforePress, watchPresses } from './press.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

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

describe('afterPress', () => {
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

const Shown = ({ value }: { value: string | null }) => useBeforePress(value);

describe('useBeforePress', () => {
  const host = document.createElement('div');
  const root = createRoot(host);
  const show = (value: string | null) => act(() => root.render(<Shown value={value} />));

  it('shows a change at once, but one that comes under a press after it', () => {
    show(null);
    show('weak');
    expect(host.textContent).toBe('weak');
    happens('pointerdown');
    show('strong');
    show('very strong');
    expect(host.textContent).toBe('weak');
    happens('pointerup');
    act(() => vi.runAllTimers());
    expect(host.textContent).toBe('very strong');
  });
});
