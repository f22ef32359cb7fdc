/** Keyboard control of the search: what the arrows select, what Enter opens, and recent searches. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect, disconnect } from '../../core/bridge.ts';
import { FixturePort } from '../../core/fixture-port.ts';
import { loadFixtures } from '../../core/fixtures.ts';
import type { UiEvent } from '../../core/generated/index.ts';
import Search from './View.tsx';

let root: Root;
let container: HTMLElement;
let sent: UiEvent[];

async function show(name: string): Promise<HTMLInputElement> {
  const fixtures = await loadFixtures();
  const fixture = fixtures[name];
  if (!fixture) throw new Error(`the fixture ${name} is missing`);
  const port = new FixturePort(fixtures, fixture);
  const dispatch = port.dispatch.bind(port);
  vi.spyOn(port, 'dispatch').mockImplementation((event) => {
    sent.push(event);
    dispatch(event);
  });
  connect(port, { onHost: () => {}, onFatal: () => {} });
  await act(async () => root.render(<Search />));
  const box = container.querySelector('input');
  if (!box) throw new Error('there is no box');
  sent = [];
  return box;
}

const press = (box: HTMLElement, key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    box.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  });

const keys = () =>
  [...container.querySelectorAll('[role=option]')].map((option) => option.id.replace('found-', ''));
const active = () =>
  [...container.querySelectorAll('[role=option][aria-selected=true]')].map((option) =>
    option.id.replace('found-', ''),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  sent = [];
});

afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  disconnect();
  vi.unstubAllGlobals();
});

it('opens the best result with Enter, and says in the box which one that is', async () => {
  const box = await show('search-found');
  expect(active()).toEqual([keys()[0]]);
  expect(box.getAttribute('aria-activedescendant')).toBe(`found-${keys()[0]}`);
  await press(box, 'Enter');
  expect(sent).toEqual([{ search: { open: keys()[0] } }]);
});

it('walks all groups with the arrows, from the last on to the first and back', async () => {
  const box = await show('search-mixed');
  const all = keys();
  expect(container.querySelectorAll('[role=group]').length).toBeGreaterThan(1);
  await press(box, 'ArrowDown');
  expect(active()).toEqual([all[1]]);
  await press(box, 'ArrowUp');
  await press(box, 'ArrowUp');
  expect(active()).toEqual([all.at(-1)]);
  await press(box, 'ArrowDown');
  expect(active()).toEqual([all[0]]);
});

it('chooses nothing by itself while nothing is typed', async () => {
  const box = await show('search');
  expect(active()).toEqual([]);
  await press(box, 'Enter');
  expect(sent).toEqual([]);
  await press(box, 'ArrowDown');
  await press(box, 'Enter');
  expect(sent).toEqual([{ search: { open: keys()[0] } }]);
});

it('leaves the keys to an input method while it composes', async () => {
  const box = await show('search-found');
  await press(box, 'ArrowDown', { isComposing: true });
  await press(box, 'Enter', { isComposing: true });
  expect(sent).toEqual([]);
  expect(active()).toEqual([keys()[0]]);
});

it('searches again for what was searched before', async () => {
  const box = await show('search-recent');
  await press(box, 'ArrowDown');
  await press(box, 'Enter');
  expect(sent).toEqual([{ search: { typed: 'how to' } }]);
  expect(box.value).toBe('how to');
});
