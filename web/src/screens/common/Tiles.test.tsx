import { act, memo } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, disconnect } from '../../core/bridge.ts';
import { useSlice } from '../../core/hooks.ts';
import { ScriptedPort } from '../../core/testing.ts';
import type { GameTileProps } from '../../ui/game/GameTile.tsx';
import { Tiles } from './Tiles.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const rendered: string[] = [];

vi.mock('../../ui/game/GameTile.tsx', () => ({
  GameTile: memo(({ tileKey }: GameTileProps) => {
    rendered.push(tileKey);
    return null;
  }),
}));

function Lobby() {
  return <Tiles tiles={useSlice('lobby', (lobby) => lobby.tiles)} />;
}

function Jackpot() {
  const text = useSlice('jackpot', (jackpot) => jackpot.text);
  rendered.push(`jackpot ${text}`);
  return null;
}

describe('game tiles', () => {
  let port: ScriptedPort;
  let unmount: () => void;

  beforeEach(() => {
    port = new ScriptedPort();
    connect(port, { onHost: () => {}, onFatal: () => {} });
    const root = createRoot(document.createElement('div'));
    const page = (
      <>
        <Lobby />
        <Jackpot />
      </>
    );
    act(() => root.render(page));
    unmount = () => act(() => root.unmount());
    rendered.length = 0;
  });

  afterEach(() => {
    unmount();
    disconnect();
  });

  it('render one alone when its favourite toggles', () => {
    const tiles = port.state.lobby.tiles.map((tile) =>
      tile.key === 'b' ? { ...tile, favourite: true } : tile,
    );
    act(() => port.show({ lobby: { ...port.state.lobby, tiles } }));
    expect(rendered).toEqual(['b']);
  });

  it('are left alone when the jackpot ticks', () => {
    act(() => port.show({ jackpot: { ...port.state.jackpot, text: '1.01' } }));
    expect(rendered).toEqual(['jackpot 1.01']);
  });
});
