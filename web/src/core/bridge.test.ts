import { afterEach, describe, expect, it, vi } from 'vitest';
import { connect, disconnect, namesOf, numbersOf, send } from './bridge.ts';
import { SLICES } from './generated/index.ts';
import { useStore } from './store.ts';
import { aState, ScriptedPort, tile } from './testing.ts';

const nothing = { onHost: () => {}, onFatal: () => {} };

afterEach(disconnect);

describe('the bridge', () => {
  it('fills the store with every slice when the core starts', () => {
    const port = new ScriptedPort();
    connect(port, nothing);
    for (const name of SLICES) expect(useStore.getState()[name]).toEqual(port.state[name]);
  });

  it('pulls the slices that changed and no others', () => {
    const port = new ScriptedPort();
    connect(port, nothing);
    port.reads.length = 0;
    port.show({ clock: { time: '2026-01-01 00:00:01', offset: 'GMT+0' } }, ['wallet']);
    expect(port.reads).toEqual(['wallet', 'clock']);
  });

  it('changes the store once for all slices of a change, and not at all for none', () => {
    const port = new ScriptedPort();
    connect(port, nothing);
    const heard = vi.fn();
    const stop = useStore.subscribe(heard);
    port.show({
      jackpot: { ...port.state.jackpot, text: '2.00' },
      toasts: { items: [] },
      game: { kind: 'none' },
    });
    expect(heard).toHaveBeenCalledTimes(1);
    port.show({ jackpot: structuredClone(port.state.jackpot) });
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });

  it('keeps the reference of everything that did not change', () => {
    const port = new ScriptedPort();
    connect(port, nothing);
    const before = useStore.getState();
    port.show({
      lobby: { ...port.state.lobby, tiles: [tile('a'), tile('b', { favourite: true }), tile('c')] },
    });
    const { lobby, site } = useStore.getState();
    expect(site).toBe(before.site);
    expect(lobby.tiles[0]).toBe(before.lobby.tiles[0]);
    expect(lobby.tiles[1]).not.toBe(before.lobby.tiles[1]);
    expect(lobby.tiles[2]).toBe(before.lobby.tiles[2]);
    expect(lobby.list).toBe(before.lobby.list);
  });

  it('passes events on, also one that is sent while a change is announced', () => {
    const port = new ScriptedPort();
    connect(port, nothing);
    const stop = useStore.subscribe((_, former) => {
      if (former.site.theme === 'dark') send({ site: 'woke' });
    });
    port.onEvent = (event) => {
      if ('site' in event && event.site === 'toggleTheme')
        port.show({ site: { ...port.state.site, theme: 'light' } });
    };
    send({ site: 'toggleTheme' });
    stop();
    expect(port.sent).toEqual([{ site: 'toggleTheme' }, { site: 'woke' }]);
    expect(useStore.getState().site.theme).toBe('light');
  });

  it('tells the caller that nothing was started', () => {
    expect(() => send({ site: 'woke' })).toThrow(/startCore/);
  });

  it('stops the core before when another is connected', () => {
    const first = new ScriptedPort();
    connect(first, nothing);
    connect(new ScriptedPort(aState({ game: { kind: 'launching', title: 'Koi' } })), nothing);
    expect(first.listeners).toBeUndefined();
    expect(useStore.getState().game).toEqual({ kind: 'launching', title: 'Koi' });
  });

  it('names slices by their numbers', () => {
    expect(namesOf([])).toEqual([]);
    expect(namesOf(numbersOf(SLICES))).toEqual([...SLICES]);
    expect(namesOf(numbersOf(['jackpot', 'site']))).toEqual(['site', 'jackpot']);
    expect(namesOf([200])).toEqual([]);
  });
});
