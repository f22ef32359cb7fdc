/** Render cost of changes: a favourite re-renders only its own tile, a tick of the jackpot no tile at all. */
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect, disconnect, send } from '../../core/bridge.ts';
import { FixturePort } from '../../core/fixture-port.ts';
import { loadFixtures } from '../../core/fixtures.ts';
import { useStore } from '../../core/store.ts';
import type { GameTileProps } from '../../ui/game/GameTile.tsx';
import Home from './View.tsx';

const renders = vi.hoisted(() => new Map<string, number>());

vi.mock('../../ui/game/GameTile.tsx', async (importOriginal) => {
  const { memo } = await import('react');
  const { GameTile } = await importOriginal<typeof import('../../ui/game/GameTile.tsx')>();
  const render = GameTile.type as (props: GameTileProps) => ReactNode;
  const Counted = (props: GameTileProps) => {
    renders.set(props.tileKey, (renders.get(props.tileKey) ?? 0) + 1);
    return render(props);
  };
  return { GameTile: memo(Counted) };
});

let root: Root;
let container: HTMLElement;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const fixtures = await loadFixtures();
  const fixture = fixtures['home-member'];
  if (!fixture) throw new Error('the fixture home-member is missing');
  connect(new FixturePort(fixtures, fixture), { onHost: () => {}, onFatal: () => {} });
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await act(async () => root.render(<Home />));
  expect(renders.size).toBeGreaterThan(5);
  renders.clear();
});

afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  disconnect();
  renders.clear();
  vi.unstubAllGlobals();
});

it('renders one tile when a favourite toggles', async () => {
  const tile = useStore.getState().home.hot.tiles.find((each) => !each.favourite);
  if (!tile) throw new Error('the fixture has no game that is no favourite');
  await act(async () => send({ game: { toggleFavourite: tile.key } }));
  expect([...renders.keys()]).toEqual([tile.key]);
  const heart = container.querySelector(`[aria-label$=": ${tile.name}"][aria-pressed="true"]`);
  expect(heart).not.toBeNull();
});

it('renders no tile when the jackpot ticks, and shows the new figure', async () => {
  const { jackpot } = useStore.getState();
  const columns = jackpot.columns.map((column, at) => (at === 0 ? { ...column, digit: 9 } : column));
  await act(async () => useStore.setState({ jackpot: { ...jackpot, columns, text: '9' } }));
  expect(renders.size).toBe(0);
  expect(container.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('9');
});
