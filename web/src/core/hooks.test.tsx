import { act, memo } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, disconnect } from './bridge.ts';
import { SLICES } from './generated/index.ts';
import { useSlice } from './hooks.ts';
import { ScriptedPort, tile } from './testing.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const renders = new Map<string, number>();
const count = (name: string) => renders.set(name, (renders.get(name) ?? 0) + 1);

const Tile = memo(({ of }: { of: ReturnType<typeof tile> }) => {
  count(of.key);
  return <li>{of.favourite ? '♥' : of.name}</li>;
});

function Grid() {
  count('grid');
  const tiles = useSlice('lobby', (lobby) => lobby.tiles);
  return tiles.map((each) => <Tile key={each.key} of={each} />);
}

function Jackpot() {
  count('jackpot');
  return useSlice('jackpot', (jackpot) => jackpot.text);
}

function Title() {
  count('title');
  return useSlice('lobby', (lobby) => lobby.title.key);
}

describe('useSlice', () => {
  let port: ScriptedPort;
  let unmount: () => void;

  beforeEach(() => {
    port = new ScriptedPort();
    connect(port, { onHost: () => {}, onFatal: () => {} });
    const root = createRoot(document.createElement('div'));
    const page = (
      <>
        <Grid />
        <Jackpot />
        <Title />
      </>
    );
    act(() => root.render(page));
    unmount = () => act(() => root.unmount());
    renders.clear();
  });

  afterEach(() => {
    unmount();
    disconnect();
  });

  it('renders one tile and its grid when a favourite toggles', () => {
    const tiles = port.state.lobby.tiles.map((each) =>
      each.key === 'b' ? { ...each, favourite: true } : each,
    );
    act(() => port.show({ lobby: { ...port.state.lobby, tiles } }));
    expect(Object.fromEntries(renders)).toEqual({ grid: 1, b: 1 });
  });

  it('renders the jackpot alone when it ticks', () => {
    act(() => port.show({ jackpot: { ...port.state.jackpot, text: '1.01' } }));
    expect(Object.fromEntries(renders)).toEqual({ jackpot: 1 });
  });

  it('renders nothing when a slice is announced without a change', () => {
    act(() => port.show({}, SLICES));
    expect(Object.fromEntries(renders)).toEqual({});
  });

  it('renders only the new tile and the grid when a page is appended', () => {
    act(() => port.show({ lobby: { ...port.state.lobby, tiles: [...port.state.lobby.tiles, tile('d')] } }));
    expect(Object.fromEntries(renders)).toEqual({ grid: 1, d: 1 });
  });
});
