import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import type { PageItem, UiEvent } from '../../core/generated/index.ts';
import { Pages } from './Pages.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const sent = vi.hoisted((): UiEvent[] => []);
vi.mock('../../core/hooks.ts', () => ({ send: (event: UiEvent) => sent.push(event) }));

const page = (number: number, current = false): PageItem => ({
  key: String(number),
  number,
  current,
  select: current ? null : { lobby: { page: number } },
});
const gap = (key: string): PageItem => ({ key, number: null, current: false, select: null });

function arrows(items: PageItem[]): HTMLButtonElement[] {
  const box = document.createElement('div');
  act(() => createRoot(box).render(<Pages items={items} />));
  return [...box.querySelectorAll<HTMLButtonElement>('nav > button')];
}

describe('the arrows beside page numbers', () => {
  it('lead over gaps to the nearest number on each side', () => {
    const [previous, next] = arrows([page(1), gap('a'), page(5, true), gap('b'), page(9)]);
    sent.length = 0;
    act(() => previous?.click());
    act(() => next?.click());
    expect(sent).toEqual([{ lobby: { page: 1 } }, { lobby: { page: 9 } }]);
  });

  it('are dead at either end', () => {
    expect(arrows([page(1, true), page(2)]).map((arrow) => arrow.disabled)).toEqual([true, false]);
    expect(arrows([page(1), page(2, true)]).map((arrow) => arrow.disabled)).toEqual([false, true]);
  });
});
