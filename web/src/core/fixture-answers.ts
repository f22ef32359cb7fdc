/** Events the fixture port reacts to: enough to navigate and to see every state of a component. */
import type { Answer } from './fixture-port.ts';
import { type Fixture, type Fixtures, fixtureAt } from './fixtures.ts';
import type {
  DialogEvent,
  GameTile,
  OverlayView,
  RouteEvent,
  SiteEvent,
  UiEvent,
} from './generated/index.ts';

/** State after an event. Unchanged parts keep their reference. */
export function answer(state: Fixture, event: UiEvent, fixtures: Fixtures): Answer {
  if ('site' in event) return { state: onSite(state, event.site) };
  if ('route' in event) return onRoute(state, event.route, fixtures);
  if ('dialog' in event) return { state: onDialog(state, event.dialog) };
  if ('game' in event && typeof event.game === 'object' && 'toggleFavourite' in event.game) {
    return { state: toggleFavourite(state, event.game.toggleFavourite) };
  }
  return { state };
}

function onSite(state: Fixture, event: SiteEvent): Fixture {
  const { site, toasts } = state;
  if (event === 'toggleTheme') {
    return { ...state, site: { ...site, theme: site.theme === 'dark' ? 'light' : 'dark' } };
  }
  if (typeof event === 'object' && 'language' in event) return withLanguage(state, event.language);
  if (typeof event === 'object' && 'dismissToast' in event) {
    const items = toasts.items.filter((toast) => toast.key !== event.dismissToast);
    return { ...state, toasts: { items } };
  }
  return state;
}

const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];

function withLanguage(state: Fixture, code: string): Fixture {
  const chosen = state.site.languages.find((option) => option.key === code);
  if (!chosen) return state;
  const dir = RIGHT_TO_LEFT.includes(chosen.tag.split('-')[0] ?? '') ? 'rtl' : 'ltr';
  const languages = state.site.languages.map((option) => ({ ...option, selected: option === chosen }));
  return { ...state, site: { ...state.site, languages, language: { code, tag: chosen.tag, dir } } };
}

/** Query parameters that open an overlay: a modal, the member centre, the agent centre. */
const OVERLAY_PARAMETERS = ['modal', 'mc', 'ac'];

function onRoute(state: Fixture, event: RouteEvent, fixtures: Fixtures): Answer {
  const here = new URL(state.location, 'http://fixtures');
  if (event === 'close') {
    for (const name of OVERLAY_PARAMETERS) here.searchParams.delete(name);
    return { state, host: { kind: 'replace', url: here.pathname + here.search } };
  }
  if ('open' in event) {
    here.searchParams.set('modal', event.open);
    return { state, host: { kind: 'push', url: here.pathname + here.search } };
  }
  return { state: afterNavigation(state, event.entered, fixtures) };
}

function afterNavigation(
  state: Fixture,
  target: { path: string; query: string },
  fixtures: Fixtures,
): Fixture {
  const location = target.query ? `${target.path}?${target.query}` : target.path;
  const stays = state.location.split('?')[0] === target.path;
  const there = stays ? state : fixtureAt(fixtures, target.path);
  const modal = new URLSearchParams(target.query).get('modal');
  const base = there ?? { ...state, route: { ...state.route, screen: 'notFound' as const } };
  const overlay = overlayOf(modal, fixtures);
  // Theme and language are the visitor's settings and survive navigation.
  return { ...base, location, site: state.site, route: { ...base.route, overlay } };
}

/** The view of an overlay, taken from any fixture that shows it. */
function overlayOf(modal: string | null, fixtures: Fixtures): OverlayView | null {
  const views = Object.values(fixtures).map((fixture) => fixture.route.overlay);
  return views.find((view) => view?.name === modal) ?? null;
}

function onDialog(state: Fixture, event: DialogEvent): Fixture {
  const { top } = state.dialogs;
  const key = 'press' in event ? event.press.dialog : 'dismiss' in event ? event.dismiss : event.enter;
  const stays = !top || top.key !== key || ('dismiss' in event && !top.dismiss);
  return stays ? state : { ...state, dialogs: { top: null } };
}

function toggleFavourite(state: Fixture, key: string): Fixture {
  const flip = (tiles: GameTile[]) =>
    tiles.some((tile) => tile.key === key)
      ? tiles.map((tile) => (tile.key === key ? { ...tile, favourite: !tile.favourite } : tile))
      : tiles;
  const tiles = flip(state.lobby.tiles);
  const hot = flip(state.home.hot.tiles);
  const popular = flip(state.home.popular.tiles);
  const lastPlayed = flip(state.home.lastPlayed);
  const lobby = tiles === state.lobby.tiles ? state.lobby : { ...state.lobby, tiles };
  const home =
    hot === state.home.hot.tiles &&
    popular === state.home.popular.tiles &&
    lastPlayed === state.home.lastPlayed
      ? state.home
      : {
          ...state.home,
          hot: { ...state.home.hot, tiles: hot },
          popular: { ...state.home.popular, tiles: popular },
          lastPlayed,
        };
  return { ...state, lobby, home };
}
