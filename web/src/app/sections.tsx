/**
 * The screens and overlays, each a section with a script and a style sheet of its own that is loaded on demand.
 */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadChunk } from '../chunks/load.ts';
import { loadCoreChunk } from '../core/bridge.ts';
import type { OverlayName, ScreenName } from '../core/generated/index.ts';
import type { ChunkName } from '../core/port.ts';

type Section = { default: ComponentType };
type Load = () => Promise<Section>;

/** The chunk of the core that a section needs. */
const needed = new Map<Load, ChunkName>();

/** A section whose machines are in a chunk of the core that travels with it. */
function withChunk(chunk: ChunkName, load: Load): Load {
  const loadBoth = async () => {
    const [section] = await Promise.all([load(), loadCoreChunk(chunk)]);
    return section;
  };
  needed.set(loadBoth, chunk);
  return loadBoth;
}

const SCREENS: Record<Exclude<ScreenName, 'none'>, Load> = {
  home: () => import('../screens/home/View.tsx'),
  lobby: withChunk('play', () => import('../screens/lobby/View.tsx')),
  vendorLobby: withChunk('play', () => import('../screens/vendorLobby/View.tsx')),
  game: withChunk('play', () => import('../screens/game/View.tsx')),
  seamless: withChunk('play', () => import('../screens/seamless/View.tsx')),
  fbSports: withChunk('play', () => import('../screens/fbSports/View.tsx')),
  lottery: withChunk('pages', () => import('../screens/lottery/View.tsx')),
  referral: withChunk('pages', () => import('../screens/referral/View.tsx')),
  promotions: withChunk('promotions', () => import('../screens/promotions/View.tsx')),
  promotion: withChunk('promotions', () => import('../screens/promotion/View.tsx')),
  pointMall: withChunk('promotions', () => import('../screens/pointMall/View.tsx')),
  help: withChunk('pages', () => import('../screens/help/View.tsx')),
  download: withChunk('pages', () => import('../screens/download/View.tsx')),
  noticePage: () => import('../screens/noticePage/View.tsx'),
  login: withChunk('account', () => import('../screens/login/View.tsx')),
  notFound: () => import('../screens/notFound/View.tsx'),
};

const OVERLAYS: Record<OverlayName | 'dialog' | 'popup', Load> = {
  dialog: () => import('../overlays/dialogs/View.tsx'),
  popup: () => import('../overlays/popups/View.tsx'),
  login: withChunk('account', () => import('../overlays/login/View.tsx')),
  register: withChunk('account', () => import('../overlays/register/View.tsx')),
  forgotPassword: withChunk('account', () => import('../overlays/forgotPassword/View.tsx')),
  resetPassword: withChunk('account', () => import('../overlays/resetPassword/View.tsx')),
  changePassword: withChunk('account', () => import('../overlays/changePassword/View.tsx')),
  securitySettings: withChunk('account', () => import('../overlays/securitySettings/View.tsx')),
  notice: () => import('../overlays/notices/View.tsx'),
  announcement: () => import('../overlays/announcements/View.tsx'),
  chatRoom: () => import('../overlays/chatRoom/View.tsx'),
  gameList: withChunk('pages', () => import('../overlays/gameList/View.tsx')),
  notBuilt: () => import('../overlays/notBuilt/View.tsx'),
};

/** Parts of the frame that no first picture needs. */
export type FramePart = 'footer' | 'menu' | 'side' | 'me';

const FRAME: Record<FramePart, Load> = {
  footer: withChunk('pages', () => import('../screens/footer/View.tsx')),
  menu: withChunk('pages', () => import('../screens/menu/View.tsx')),
  side: withChunk('pages', () => import('../screens/side/View.tsx')),
  me: () => import('../screens/me/View.tsx'),
};

/** Parts of a screen that are loaded when they come into sight. */
const PARTS = {
  showcase: withChunk('pages', () => import('../screens/showcase/View.tsx')),
};

/** Sections that have arrived. */
const arrived = new Map<Load, ComponentType>();

async function fetchSection(load: Load): Promise<Section> {
  const section = await loadChunk(load);
  arrived.set(load, section.default);
  return section;
}

/**
 * A section by name. A new `attempt` loads again what failed before.
 *
 * One that has arrived renders at once: a lazy component would show its fallback first, and React keeps a fallback on
 * the screen for a while lest it flicker.
 */
function table<Name extends string>(loads: Record<Name, Load>) {
  const made = new Map<string, ComponentType | LazyExoticComponent<ComponentType>>();
  return (name: Name, attempt: number) => {
    const key = `${name} ${attempt}`;
    const known = made.get(key);
    if (known) return known;
    const section = arrived.get(loads[name]) ?? lazy(() => fetchSection(loads[name]));
    made.set(key, section);
    return section;
  };
}

export const screenSection = table(SCREENS);
export const overlaySection = table(OVERLAYS);
export const framePart = table(FRAME);
export const partSection = table(PARTS);

/** Starts loading a screen before it is rendered. */
export function preload(name: Exclude<ScreenName, 'none'>): void {
  void fetchSection(SCREENS[name]).catch(() => {});
}

/** The chunk of the core that a screen needs. */
export function chunkOf(name: Exclude<ScreenName, 'none'>): ChunkName | undefined {
  return needed.get(SCREENS[name]);
}

/**
 * Loads what the first press is likely to ask for, so that it finds it there: the frame's panels, and then the lobby. One
 * after the other, lest they take a slow line from the pictures that still come.
 */
export async function preloadLikely(): Promise<void> {
  await Promise.allSettled(Object.values(FRAME).map(fetchSection));
  preload('lobby');
}
