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
export function answer(shown: Fixture, event: UiEvent, fixtures: Fixtures): Answer {
  if ('site' in event) return { shown: onSite(shown, event.site) };
  if ('route' in event) return onRoute(shown, event.route, fixtures);
  if ('dialog' in event) return { shown: onDialog(shown, event.dialog) };
  if ('game' in event && typeof event.game === 'object' && 'toggleFavourite' in event.game) {
    return { shown: toggleFavourite(shown, event.game.toggleFavourite) };
  }
  return { shown };
}

function onSite(shown: Fixture, event: SiteEvent): Fixture {
  const { site, toasts } = shown;
  if (event === 'toggleTheme') {
    return { ...shown, site: { ...site, theme: site.theme === 'dark' ? 'light' : 'dark' } };
  }
  if (typeof event === 'object' && 'language' in event) return withLanguage(shown, event.language);
  if (typeof event === 'object' && 'dismissToast' in event) {
    const items = toasts.items.filter((toast) => toast.key !== event.dismissToast);
    return { ...shown, toasts: { items } };
  }
  return shown;
}

const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];

function withLanguage(shown: Fixture, code: string): Fixture {
  const chosen = shown.site.languages.find((option) => option.key === code);
  if (!chosen) return shown;
  const dir = RIGHT_TO_LEFT.includes(chosen.tag.split('-')[0] ?? '') ? 'rtl' : 'ltr';
  const languages = shown.site.languages.map((option) => ({ ...option, selected: option === chosen }));
  return { ...shown, site: { ...shown.site, languages, language: { code, tag: chosen.tag, dir } } };
}

/** Query parameters that open an overlay: a modal, the member centre, the agent centre. */
const OVERLAY_PARAMETERS = ['modal', 'mc', 'ac'];

function onRoute(shown: Fixture, event: RouteEvent, fixtures: Fixtures): Answer {
  const here = new URL(shown.location, 'http://fixtures');
  if (event === 'close') {
    for (const name of OVERLAY_PARAMETERS) here.searchParams.delete(name);
    return { shown, host: { kind: 'replace', url: here.pathname + here.search } };
  }
  if ('open' in event) {
    here.searchParams.set('modal', event.open);
    return { shown, host: { kind: 'push', url: here.pathname + here.search } };
  }
  return { shown: afterNavigation(shown, event.entered, fixtures) };
}

function afterNavigation(
  shown: Fixture,
  place: { path: string; query: string },
  fixtures: Fixtures,
): Fixture {
  const location = place.query ? `${place.path}?${place.query}` : place.path;
  const stays = shown.location.split('?')[0] === place.path;
  const there = stays ? shown : fixtureAt(fixtures, place.path);
  const modal = new URLSearchParams(place.query).get('modal');
  const base = there ?? { ...shown, route: { ...shown.route, screen: 'notFound' as const } };
  const overlay = overlayOf(modal, fixtures);
  // Theme and language are the visitor's settings and survive navigation.
  return { ...base, location, site: shown.site, route: { ...base.route, overlay } };
}

/** The view of an overlay, taken from any fixture that shows it. */
function overlayOf(modal: string | null, fixtures: Fixtures): OverlayView | null {
  const views = Object.values(fixtures).map((fixture) => fixture.route.overlay);
  return views.find((view) => view?.name === modal) ?? null;
}

function onDialog(shown: Fixture, event: DialogEvent): Fixture {
  const { top } = shown.dialogs;
  const key = 'press' in event ? event.press.dialog : 'dismiss' in event ? event.dismiss : event.enter;
  const stays = !top || top.key !== key || ('dismiss' in event && !top.dismiss);
  return stays ? shown : { ...shown, dialogs: { top: null } };
}

function toggleFavourite(shown: Fixture, key: string): Fixture {
  const flip = (tiles: GameTile[]) =>
    tiles.some((tile) => tile.key === key)
      ? tiles.map((tile) => (tile.key === key ? { ...tile, favourite: !tile.favourite } : tile))
      : tiles;
  const tiles = flip(shown.lobby.tiles);
  const hot = flip(shown.home.hot.tiles);
  const popular = flip(shown.home.popular.tiles);
  const lastPlayed = flip(shown.home.lastPlayed);
  const lobby = tiles === shown.lobby.tiles ? shown.lobby : { ...shown.lobby, tiles };
  const home =
    hot === shown.home.hot.tiles &&
    popular === shown.home.popular.tiles &&
    lastPlayed === shown.home.lastPlayed
      ? shown.home
      : {
          ...shown.home,
          hot: { ...shown.home.hot, tiles: hot },
          popular: { ...shown.home.popular, tiles: popular },
          lastPlayed,
        };
  return { ...shown, lobby, home };
}
