import { describe, expect, it } from 'vitest';
import { namesOf } from './bridge.ts';
import { FixturePort } from './fixture-port.ts';
import { fixtureAt, loadFixtures } from './fixtures.ts';
import { type HostEffect, SLICES, type SliceName, type UiEvent } from './generated/index.ts';
import { aState, tile } from './testing.ts';

const lobby = aState();
const live = aState({
  location: '/live',
  route: { ...lobby.route, location: '/live', screen: 'vendorLobby' },
});
const login = aState({
  route: {
    ...lobby.route,
    overlay: { name: 'login', title: { key: 'title-login' }, closable: true },
  },
});

function started(first = lobby) {
  const port = new FixturePort({ lobby, live, login }, first);
  const changed: SliceName[][] = [];
  const host: HostEffect[] = [];
  port.start({
    onChange: (numbers) => changed.push(namesOf(numbers)),
    onHost: (effect) => host.push(effect),
    onFatal: () => {},
  });
  const send = (...events: UiEvent[]) => {
    for (const event of events) port.dispatch(event);
  };
  return { port, changed, host, send };
}

describe('the committed fixtures', () => {
  it('show every slice each, at an address', async () => {
    const fixtures = Object.entries(await loadFixtures());
    expect(fixtures.length).toBeGreaterThan(10);
    for (const [name, fixture] of fixtures) {
      expect(Object.keys(fixture).sort(), name).toEqual(['location', ...SLICES].sort());
      expect(fixture.location, name).toMatch(/^\//);
    }
  }, 30_000);

  it('have every scene that a story shows', async () => {
    const fixtures = await loadFixtures();
    const stories = import.meta.glob<string>('../**/*.stories.tsx', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const scenes = Object.values(stories).flatMap((text) => [...text.matchAll(/scene: '([^']+)'/g)]);
    expect(scenes.length).toBeGreaterThan(10);
    expect(scenes.map(([, name = '']) => name).filter((name) => !fixtures[name])).toEqual([]);
  });

  it('are shown at their plainest where the page has no wish', async () => {
    const fixtures = await loadFixtures();
    expect(fixtureAt(fixtures, '/rng')).toBe(fixtures.lobby);
    expect(fixtureAt(fixtures, '/')).toBe(fixtures['home-visitor']);
    expect(fixtureAt(fixtures, '/never-shown')).toBeUndefined();
  });
});

describe('the fixture port', () => {
  it('announces every slice at the start', () => {
    const { changed } = started();
    expect(changed).toEqual([[...SLICES]]);
  });

  it('hands out fresh values, so that a view can not change a fixture', () => {
    const { port } = started();
    expect(port.read('lobby')).toEqual(lobby.lobby);
    expect(port.read('lobby')).not.toBe(port.read('lobby'));
  });

  it('switches the theme and the language', () => {
    const { port, send, changed } = started();
    send({ site: 'toggleTheme' }, { site: { language: 'AR' } }, { site: { language: 'XX' } });
    expect(port.read('site')).toMatchObject({
      theme: 'light',
      language: { code: 'AR', tag: 'ar', dir: 'rtl' },
    });
    expect(port.read('site').languages.map((option) => option.selected)).toEqual([false, true]);
    expect(changed.slice(1)).toEqual([['site'], ['site']]);
  });

  it('opens and closes overlays by the address', () => {
    const { port, send, host } = started();
    send({ route: { open: 'login' } }, { route: { entered: { path: '/rng', query: 'modal=login' } } });
    expect(host).toEqual([{ kind: 'push', url: '/rng?modal=login' }]);
    expect(port.read('route').overlay?.name).toBe('login');
    send({ route: 'close' }, { route: { entered: { path: '/rng', query: '' } } });
    expect(host.at(-1)).toEqual({ kind: 'replace', url: '/rng' });
    expect(port.read('route').overlay).toBeNull();
  });

  it('goes to the fixture that was taken at the address, and keeps the theme', () => {
    const { port, send } = started();
    send({ site: 'toggleTheme' }, { route: { entered: { path: '/live', query: '' } } });
    expect(port.read('route').screen).toBe('vendorLobby');
    expect(port.read('site').theme).toBe('light');
    send({ route: { entered: { path: '/nowhere', query: '' } } });
    expect(port.read('route').screen).toBe('notFound');
  });

  it('closes the dialog on top, unless it forbids that', () => {
    const dialog = {
      key: 4,
      icon: 'question' as const,
      title: { key: 'sign-out' },
      text: null,
      html: null,
      requestId: null,
      height: null,
      timeOut: null,
      width: 400,
      buttons: [],
      dismiss: null,
    };
    const { port, send } = started(aState({ dialogs: { top: dialog } }));
    send({ dialog: { dismiss: 4 } }, { dialog: { enter: 3 } });
    expect(port.read('dialogs').top).toEqual(dialog);
    send({ dialog: { press: { dialog: 4, button: 0 } } });
    expect(port.read('dialogs').top).toBeNull();
  });

  it('marks a favourite wherever its tile stands', () => {
    const home = { ...lobby.home, hot: { ...lobby.home.hot, tiles: [tile('b'), tile('z')] } };
    const { port, send, changed } = started(aState({ home }));
    send({ game: { toggleFavourite: 'b' } });
    expect(port.read('lobby').tiles.map((each) => each.favourite)).toEqual([false, true, false]);
    expect(port.read('home').hot.tiles.map((each) => each.favourite)).toEqual([true, false]);
    expect(changed.at(-1)).toEqual(['home', 'lobby']);
  });

  it('lets an event pass that it has no answer for', () => {
    const { changed, host, send } = started();
    send({ lobby: 'loadMore' }, { login: 'togglePassword' });
    expect(changed).toHaveLength(1);
    expect(host).toEqual([]);
  });
});
